# shellcheck shell=bash
# Set-up shared by ./run and ./test: makes sure that what they need is on a Debian machine. Sourced, not run.
#
# Every `ensure_…` function does nothing when all is there, says what it installs when it is not, asks nothing, and
# ends the program with a message when it cannot. Messages go to the error output, so that the output of
# `./run … --json` stays clean.

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
NEXTEST_VERSION=0.9.143
DENY_VERSION=0.20.2

say() { printf '%s\n' "$*" >&2; }

die() {
    say "error: $1"
    shift
    [ $# -eq 0 ] || printf '       %s\n' "$@" >&2
    exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# at_least HAVE WANTED: whether version HAVE is WANTED or later.
at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

# --- Debian packages -------------------------------------------------------------------------------------------

at_terminal=
[ ! -t 0 ] || [ -n "${CI:-}" ] || at_terminal=yes

# as_root COMMAND…: runs it as root. sudo asks for a password only where somebody sits at a terminal to give it.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif ! have sudo; then
        say "This needs root, and there is no sudo here."
        return 1
    elif [ -n "$at_terminal" ]; then
        sudo "$@"
    else
        sudo -n "$@"
    fi
}

# apt_get ARGUMENT…: asks nothing, and shows what apt-get says only if it fails.
apt_get() {
    local log rc
    log=$(mktemp) || return 1
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=120 "$@" </dev/null >"$log" 2>&1
    rc=$?
    [ "$rc" -eq 0 ] || tail -n 20 "$log" >&2
    rm -f "$log"
    return "$rc"
}

apt_refreshed=

apt_refresh() {
    [ -z "$apt_refreshed" ] || return 0
    apt_refreshed=yes
    apt_get update || say "The package lists could not be brought up to date; trying with those that are here."
}

# apt_install PACKAGE…: installs them, and takes nothing away for their sake.
apt_install() {
    have apt-get || return 1
    apt_refresh
    apt_get install --no-install-recommends --no-remove "$@"
}

# need_packages WHY PACKAGE…: installs Debian packages or ends the program.
need_packages() {
    local why=$1
    shift
    say "Installing $* ($why)."
    apt_install "$@" || die "could not install $* ($why)." \
        "Install it by hand and start again. On Debian, as root: apt-get install $*"
}

# --- C compiler ------------------------------------------------------------------------------------------------

# Whether a C program can be compiled and linked: a compiler without the C library's files is not enough.
c_works() {
    local dir rc
    have cc || return 1
    dir=$(mktemp -d) || return 1
    printf 'int main(void) { return 0; }\n' >"$dir/main.c"
    cc "$dir/main.c" -o "$dir/main" >/dev/null 2>&1
    rc=$?
    rm -rf "$dir"
    return "$rc"
}

ensure_c() {
    c_works || need_packages "the C compiler and linker that Rust uses" build-essential
    have pkg-config || need_packages "finds C libraries for Rust" pkg-config
}

# --- Rust ------------------------------------------------------------------------------------------------------

rust_wanted() { sed -n 's/^rust-version *= *"\([0-9.]*\)".*/\1/p' "$ROOT/Cargo.toml" | head -n 1; }

# The version of cargo that would run now; nothing if none would. Fetches none on the quiet.
rust_found() { (cd "$ROOT" && RUSTUP_AUTO_INSTALL=0 cargo --version) 2>/dev/null | sed -n 's/^cargo \([0-9.]*\).*/\1/p'; }

rust_ok() {
    local found
    found=$(rust_found)
    [ -n "$found" ] && at_least "$found" "$(rust_wanted)"
}

# Takes rustup's stable toolchain for this run, and fetches or renews it if it is not there or too old.
use_stable() {
    export RUSTUP_TOOLCHAIN=stable
    # Asked first, because old versions of rustup fetch a toolchain that is missing without a word.
    rustup toolchain list | grep '^stable' >/dev/null && rust_ok && return
    say "Installing the stable Rust toolchain with rustup."
    rustup toolchain install stable --profile minimal --component clippy --component rustfmt </dev/null >&2
}

rustup_from_debian() {
    have apt-get || return 1
    apt_refresh
    [ -n "$(apt-cache search --names-only '^rustup$')" ] || return 1
    say "Installing rustup from Debian."
    apt_install rustup ca-certificates && hash -r && use_stable
}

rustup_from_rust() {
    local script rc
    have curl || need_packages "downloads the Rust installer" curl ca-certificates
    say "Installing Rust with the installer of the Rust project (sh.rustup.rs) into ${CARGO_HOME:-$HOME/.cargo}."
    script=$(mktemp) || return 1
    curl --proto '=https' --tlsv1.2 -sSf --connect-timeout 20 --retry 2 https://sh.rustup.rs -o "$script" &&
        RUSTUP_INIT_SKIP_PATH_CHECK=yes sh "$script" -y --no-modify-path --default-toolchain stable \
            --profile minimal --component clippy --component rustfmt </dev/null >&2
    rc=$?
    rm -f "$script"
    hash -r
    return "$rc"
}

ensure_rust() {
    local wanted found
    export HOME="${HOME:-$(cd ~ && pwd)}"
    export PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"
    rust_ok && return
    wanted=$(rust_wanted)
    found=$(rust_found)
    say "Rust $wanted or later is needed; here is ${found:-none}."
    if have rustup; then
        use_stable
    else
        rustup_from_debian || rustup_from_rust
    fi
    rust_ok && return
    found=$(rust_found)
    die "could not get Rust $wanted or later; here is ${found:-none}." \
        "Without a network, install it by other means so that 'cargo --version' says $wanted or later." \
        "With one: https://www.rust-lang.org/tools/install"
}

# ensure_component NAME COMMAND: a part of the Rust toolchain that a minimal one lacks.
ensure_component() {
    (cd "$ROOT" && cargo "$2" --version) >/dev/null 2>&1 && return
    say "Installing the Rust component $1."
    if have rustup; then
        rustup component add "$1" </dev/null >&2
    else
        apt_install "$([ "$1" = clippy ] && echo rust-clippy || echo "$1")"
    fi
    (cd "$ROOT" && cargo "$2" --version) >/dev/null 2>&1 || die "cargo $2 is missing and could not be installed." \
        "Install the component $1 of your Rust toolchain and start again."
}

# cargo_tool NAME VERSION: builds a cargo subcommand from source unless it is there. Fails quietly: the caller says
# what follows.
cargo_tool() {
    have "$1" && return
    say "Installing $1 $2 from source; this takes some minutes, once."
    (cd "$ROOT" && cargo install "$1" --version "$2" --locked </dev/null >&2) && hash -r
}

ensure_nextest() { cargo_tool cargo-nextest "$NEXTEST_VERSION"; }
ensure_deny() { cargo_tool cargo-deny "$DENY_VERSION"; }

# --- Node ------------------------------------------------------------------------------------------------------

NODE_WANTED=20.19
NODE_MAJOR=22

node_ok() { have node && have npm && at_least "$(node --version | tr -d v)" "$NODE_WANTED"; }

# Node.js: what is here, else Debian's, else the one that npm can install beside the build.
ensure_node() {
    node_ok && return
    have npm || need_packages "builds the browser client" nodejs npm
    node_ok && return
    say "Node.js $NODE_WANTED or later is needed; installing $NODE_MAJOR into target/node with npm."
    npm install --no-save --no-audit --no-fund --prefix "$ROOT/target/node" "node@$NODE_MAJOR" >&2
    export PATH="$ROOT/target/node/node_modules/node/bin:$PATH"
    hash -r
    node_ok || die "could not install Node.js $NODE_WANTED or later." "Install it by hand and start again."
}

# The browser client's packages, as its lock file says; installed again only when that has changed.
ensure_web_packages() {
    local stamp="$ROOT/web/node_modules/.kabinett-lock"
    cmp -s "$ROOT/web/package-lock.json" "$stamp" && return
    say "Installing the packages of the browser client with npm."
    (cd "$ROOT/web" && npm ci --no-audit --no-fund >&2) || die "npm could not install the packages of the browser client."
    cp "$ROOT/web/package-lock.json" "$stamp"
}

# A browser for the browser tests.
ensure_chromium() { have chromium || need_packages "the browser of the browser tests" chromium; }

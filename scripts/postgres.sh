# shellcheck shell=bash
# A PostgreSQL of one's own for the tests: a new cluster in a temporary folder, on a free port, gone afterwards. Sourced
# after setup.sh, not run.

postgres_dir=
postgres_as=()

# The folder of initdb and pg_ctl: the latest of Debian's, or what is in the path.
postgres_bin() {
    local dir
    for dir in $(printf '%s\n' /usr/lib/postgresql/*/bin | sort -V -r) ${PATH//:/ }; do
        if [ -x "$dir/initdb" ] && [ -x "$dir/pg_ctl" ] && [ -x "$dir/postgres" ]; then
            printf '%s\n' "$dir"
            return
        fi
    done
    return 1
}

ensure_postgres() {
    postgres_bin >/dev/null && return
    say "Installing PostgreSQL for the tests."
    apt_install postgresql && postgres_bin >/dev/null
}

# authority NAME: somebody who vouches for certificates.
authority() {
    openssl req -new -x509 -nodes -days 2 -subj "/CN=$1" -keyout "$postgres_dir/$1.key" -out "$postgres_dir/$1.crt"
}

# certificates: one for the server, with somebody who vouches for it, and somebody who does not.
certificates() {
    local server=$postgres_dir/server
    authority ours && authority other &&
        openssl req -new -nodes -subj "/CN=127.0.0.1" -keyout "$server.key" -out "$server.csr" &&
        printf 'subjectAltName=IP:127.0.0.1\nbasicConstraints=CA:FALSE\n' >"$server.ext" &&
        openssl x509 -req -in "$server.csr" -CA "$postgres_dir/ours.crt" -CAkey "$postgres_dir/ours.key" \
            -CAcreateserial -days 2 -extfile "$server.ext" -out "$server.crt"
}

# Starts it, and says in KABINETT_TEST_POSTGRES where it is. PostgreSQL does not run as root.
start_postgres() {
    local bin log options port
    bin=$(postgres_bin) || return 1
    postgres_dir=$(mktemp -d) || return 1
    log=$postgres_dir/log
    chmod 755 "$postgres_dir"
    # Nothing here must outlive the tests, so nothing waits for the disk.
    options="-c listen_addresses=127.0.0.1 -c unix_socket_directories=$postgres_dir -c fsync=off -c max_connections=300"
    if have openssl && certificates >"$log" 2>&1; then
        options+=" -c ssl=on -c ssl_cert_file=$postgres_dir/server.crt -c ssl_key_file=$postgres_dir/server.key"
        export KABINETT_TEST_POSTGRES_CA=$postgres_dir/ours.crt
        export KABINETT_TEST_POSTGRES_OTHER_CA=$postgres_dir/other.crt
        chmod 600 "$postgres_dir"/*.key
    fi
    if [ "$(id -u)" -eq 0 ]; then
        id postgres >/dev/null 2>&1 || useradd --system --home-dir /nonexistent --shell /usr/sbin/nologin postgres
        chown -R postgres "$postgres_dir"
        postgres_as=(runuser -u postgres --)
    fi
    (cd "$postgres_dir" && "${postgres_as[@]}" "$bin/initdb" -D "$postgres_dir/data" -U kabinett -A trust -E UTF8 \
        --locale C --no-sync >"$log" 2>&1) || { tail -n 20 "$log" >&2 && return 1; }
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        port=$((20000 + RANDOM % 20000))
        (cd "$postgres_dir" && "${postgres_as[@]}" "$bin/pg_ctl" -D "$postgres_dir/data" -w -t 60 \
            -l "$postgres_dir/server.log" -o "-p $port $options" start >"$log" 2>&1) || continue
        export KABINETT_TEST_POSTGRES=postgres://kabinett@127.0.0.1:$port/postgres
        return
    done
    tail -n 20 "$log" "$postgres_dir/server.log" >&2
    return 1
}

# Stops it and takes it away; does nothing if none was started.
stop_postgres() {
    [ -n "$postgres_dir" ] || return 0
    (cd "$postgres_dir" && "${postgres_as[@]}" "$(postgres_bin)/pg_ctl" -D "$postgres_dir/data" -m immediate stop) \
        >/dev/null 2>&1
    rm -rf "$postgres_dir"
    postgres_dir=
    unset KABINETT_TEST_POSTGRES KABINETT_TEST_POSTGRES_CA KABINETT_TEST_POSTGRES_OTHER_CA
}

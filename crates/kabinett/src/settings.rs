//! What can be set for the server: on the command line, in the environment and in a file, in this
//! order. What each does is said in the catalogues, as all help of the command line is;
//! `docs/operations.md` has the table, and a test holds it to what is here.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bots::Entry;
use clap::{Args, ValueEnum};
use fluent_bundle::FluentValue;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use server::{Config, Speech, Tag};

use crate::text::Language;
use crate::{Stop, files};

/// What the log looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LogFormat {
    #[default]
    Text,
    Json,
}

/// Makes a struct of settings that the command line, the environment and a file fill alike, with a
/// list of what each is when none of them says.
macro_rules! settings {
    ($(#[$struct_doc:meta])* $struct:ident { $($(#[$meta:meta])* $name:ident: $type:ty = $default:literal,)* }) => {
        $(#[$struct_doc])*
        #[derive(Debug, Clone, Default, Args, Deserialize)]
        #[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
        pub(crate) struct $struct {
            #[arg(long, value_name = "FILE", env = "KABINETT_CONFIG")]
            #[serde(skip)]
            pub(crate) config: Option<PathBuf>,
            $($(#[$meta])* pub(crate) $name: Option<$type>,)*
        }

        impl $struct {
            /// What holds where nothing is said, in words, by the name of the field.
            #[cfg(test)]
            const DEFAULTS: &[(&str, &str)] = &[$((stringify!($name), $default)),*];

            /// These settings, with those of the file where they say nothing.
            pub(crate) fn with_file(self) -> Result<Self, Stop> {
                let file: Self = match &self.config {
                    Some(path) => read(path)?,
                    None => Self::default(),
                };
                Ok(Self { config: self.config, $($name: self.$name.or(file.$name)),* })
            }
        }
    };
}

settings! {
    /// What can be set for the server.
    Settings {
        #[arg(long, value_name = "ADDRESS:PORT", env = "KABINETT_LISTEN")]
        listen: SocketAddr = "127.0.0.1:8080",
        #[arg(long, value_name = "DIR", env = "KABINETT_DATA")]
        data: PathBuf = "data",
        #[arg(long, value_name = "URL", env = "DATABASE_URL", hide_env_values = true)]
        database_url: String = "none",
        #[arg(long, value_name = "N", env = "KABINETT_CONNECTIONS")]
        connections: u32 = "16",
        #[arg(long, value_name = "URL", env = "KABINETT_PUBLIC_URL")]
        public_url: String = "none",
        #[arg(long, value_name = "YES", num_args = 0..=1, default_missing_value = "true", env = "KABINETT_BEHIND_PROXY")]
        behind_proxy: bool = "false",
        #[arg(long, value_name = "N", env = "KABINETT_RATE")]
        rate: u32 = "100",
        #[arg(long, value_name = "N", env = "KABINETT_STREAMS")]
        streams: usize = "10000",
        #[arg(long, value_name = "N", env = "KABINETT_CLIENTS")]
        clients: usize = "20000",
        #[arg(long, value_name = "N", env = "KABINETT_CLIENTS_PER_ADDRESS")]
        clients_per_address: usize = "250",
        #[arg(long, value_name = "URL", env = "KABINETT_SMTP_URL", hide_env_values = true)]
        smtp_url: String = "none",
        #[arg(long, value_name = "ADDRESS", env = "KABINETT_MAIL_FROM")]
        mail_from: String = "none",
        #[arg(long, value_name = "SECONDS", env = "KABINETT_NOTICE_DELAY")]
        notice_delay: u32 = "30",
        #[arg(long, value_name = "YES", num_args = 0..=1, default_missing_value = "true", env = "KABINETT_PRIVATE_TARGETS")]
        private_targets: bool = "false",
        #[arg(long, value_name = "N", env = "KABINETT_THINKERS")]
        thinkers: usize = "the number of cores",
        #[arg(long, value_name = "MS", env = "KABINETT_PACE", value_parser = clap::value_parser!(u32).range(0..=60_000))]
        pace: u32 = "600",
        #[arg(long, value_name = "SECONDS", env = "KABINETT_LEASE", value_parser = clap::value_parser!(u32).range(1..=3600))]
        lease: u32 = "15",
        #[arg(long, value_enum, env = "KABINETT_LOG")]
        log: LogFormat = "text",
        #[arg(long, value_name = "FILTER", env = "RUST_LOG")]
        log_filter: String = "info,sqlx=warn",
    }
}

/// Where the data of a server are.
#[derive(Debug, Clone, Default, Args)]
pub(crate) struct Place {
    #[arg(long, value_name = "FILE", env = "KABINETT_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    #[arg(long, value_name = "DIR", env = "KABINETT_DATA")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, value_name = "URL", env = "DATABASE_URL", hide_env_values = true)]
    pub(crate) database_url: Option<String>,
}

fn read<T: DeserializeOwned>(path: &Path) -> Result<T, Stop> {
    let text = fs::read_to_string(path).map_err(|error| files::about(path, &error))?;
    toml::from_str(&text).map_err(|error| files::about(path, &error))
}

impl Settings {
    /// The settings as the server takes them.
    pub(crate) fn server(&self, registry: &[Entry]) -> Config {
        let mut config = Config::new(self.data.clone().unwrap_or_else(|| PathBuf::from("data")));
        config.listen = self.listen.unwrap_or(config.listen);
        config.database_url.clone_from(&self.database_url);
        config.connections = self.connections.unwrap_or(config.connections);
        config.public_url.clone_from(&self.public_url);
        config.behind_proxy = self.behind_proxy.unwrap_or(config.behind_proxy);
        config.rate = self.rate.unwrap_or(config.rate);
        config.streams = self.streams.unwrap_or(config.streams);
        config.clients = self.clients.unwrap_or(config.clients);
        config.clients_per_address = self.clients_per_address.unwrap_or(config.clients_per_address);
        config.smtp_url.clone_from(&self.smtp_url);
        config.mail_from.clone_from(&self.mail_from);
        config.notice_delay =
            self.notice_delay.map_or(config.notice_delay, |seconds| i64::from(seconds) * 1000);
        config.private_targets = self.private_targets.unwrap_or(config.private_targets);
        config.speech = speech();
        config.thinkers = self.thinkers.unwrap_or(config.thinkers);
        config.pace = self.pace.map_or(config.pace, |ms| Duration::from_millis(ms.into()));
        config.lease = self.lease.map_or(config.lease, |seconds| Duration::from_secs(seconds.into()));
        config.registry = registry.to_vec();
        config
    }
}

/// The languages of the catalogues, for the server.
fn speech() -> Speech {
    fn spoken(tag: Tag) -> Language {
        Language::nearest(tag.0).unwrap_or_default()
    }
    Speech {
        fallback: Tag(Language::default().tag()),
        nearest: |asked| Language::nearest(asked).map(|language| Tag(language.tag())),
        words: |tag, key, args| {
            let args: Vec<_> = args.iter().map(|(name, value)| (*name, FluentValue::from(*value))).collect();
            spoken(tag).texts("server").say(key, &args)
        },
        sentences: |tag, game, refusal| spoken(tag).texts(game).refusal(refusal),
    }
}

impl Place {
    /// The settings of a server whose data are there. A file may hold settings of the server too.
    pub(crate) fn server(self, registry: &[Entry]) -> Result<Config, Stop> {
        let Self { config, data, database_url } = self;
        let settings = Settings { config, data, database_url, ..Settings::default() };
        Ok(settings.with_file()?.server(registry))
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use super::*;

    /// The table of `docs/operations.md`, made from the command line itself.
    fn table() -> String {
        let command = Settings::augment_args(clap::Command::new("serve"));
        let texts = Language::english().texts("");
        let mut table = String::from(
            "| flag | environment | in the file | unless said | what it does |\n| --- | --- | --- | --- | --- |\n",
        );
        for argument in command.get_arguments().filter(|argument| argument.get_id() != "config") {
            let id = argument.get_id().as_str();
            let (_, default) = Settings::DEFAULTS.iter().find(|(name, _)| *name == id).unwrap();
            let (flag, key) = (argument.get_long().unwrap(), id.replace('_', "-"));
            let environment = argument.get_env().unwrap().to_str().unwrap();
            let help = texts.say(&crate::help::key(argument, "serve", &texts), &[]);
            writeln!(table, "| `--{flag}` | `{environment}` | `{key}` | {default} | {help} |").unwrap();
        }
        table
    }

    #[test]
    fn the_documented_table_is_the_true_one() {
        let page = include_str!("../../../docs/operations.md");
        let table = table();
        assert!(page.contains(&table), "docs/operations.md should hold this table:\n{table}");
    }

    #[test]
    fn what_is_said_comes_before_the_file_and_the_file_before_the_default() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("kabinett.toml");
        fs::write(&path, "listen = \"0.0.0.0:80\"\nrate = 7\nbehind-proxy = true\nlog = \"json\"\n").unwrap();
        let said = Settings { config: Some(path.clone()), rate: Some(9), ..Settings::default() };
        let settings = said.with_file().unwrap();
        assert_eq!(settings.log, Some(LogFormat::Json));
        let config = settings.server(&[]);
        assert_eq!((config.rate, config.listen.port(), config.behind_proxy), (9, 80, true));
        assert_eq!(config.streams, 10_000);
        let place = Place { config: Some(path.clone()), ..Place::default() };
        assert_eq!(place.server(&[]).unwrap().rate, 7);
        fs::write(&path, "liste = \"0.0.0.0:80\"\n").unwrap();
        let said = Settings { config: Some(path), ..Settings::default() };
        assert!(said.with_file().unwrap_err().said(Language::english()).contains("liste"));
    }

    #[test]
    fn documented_defaults_are_the_true_ones() {
        let config = Settings::default().server(&[]);
        let numbers = [
            ("listen", config.listen.to_string()),
            ("data", config.data.display().to_string()),
            ("connections", config.connections.to_string()),
            ("rate", config.rate.to_string()),
            ("streams", config.streams.to_string()),
            ("pace", config.pace.as_millis().to_string()),
            ("lease", config.lease.as_secs().to_string()),
            ("behind_proxy", config.behind_proxy.to_string()),
        ];
        for (name, value) in numbers {
            assert!(Settings::DEFAULTS.contains(&(name, value.as_str())), "{name} is {value}");
        }
    }
}

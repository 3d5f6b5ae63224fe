//! Webhooks, and the client that only goes where anybody may go.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use serde_json::json;
use url::{Host, Url};

use super::addresses::is_public;
use super::{Notice, Post, Undelivered};
use crate::problem::{Kind, Problem};

/// The longest address.
const MOST_URL: usize = 1000;

/// Finds the addresses of a name, and leaves out those that are not public. The client connects to what is found
/// here and asks nobody else, so a name cannot mean one thing when it is checked and another when it is used.
struct Public {
    private: bool,
}

impl Resolve for Public {
    fn resolve(&self, name: Name) -> Resolving {
        let private = self.private;
        Box::pin(async move {
            let found: Vec<SocketAddr> = tokio::net::lookup_host((name.as_str(), 0))
                .await?
                .filter(|address| private || is_public(address.ip()))
                .collect();
            if found.is_empty() {
                return Err("the name has no public address".into());
            }
            Ok(Box::new(found.into_iter()) as Addrs)
        })
    }
}

/// A client that follows nobody elsewhere and goes through no proxy.
pub(super) fn client(private: bool) -> reqwest::Result<reqwest::Client> {
    reqwest::Client::builder()
        .user_agent("Kabinett")
        .timeout(Duration::from_secs(10))
        .redirect(reqwest::redirect::Policy::none())
        .no_proxy()
        .dns_resolver(Arc::new(Public { private }))
        .build()
}

/// The address, if it is one that may be told: https, without a password, and not of the own network.
pub(crate) fn proper_url(text: &str, private: bool) -> Result<Url, Problem> {
    let bad = |why| Problem::new(Kind::BadRequest, why);
    let url = Url::parse(text).map_err(|_| bad("detail-bad-url"))?;
    if text.len() > MOST_URL {
        return Err(bad("detail-url-long"));
    }
    if url.scheme() != "https" && !(private && url.scheme() == "http") {
        return Err(bad("detail-url-https"));
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(bad("detail-url-secret"));
    }
    let ip: Option<IpAddr> = match url.host() {
        None => return Err(bad("detail-url-host")),
        Some(Host::Domain(_)) => None,
        Some(Host::Ipv4(ip)) => Some(ip.into()),
        Some(Host::Ipv6(ip)) => Some(ip.into()),
    };
    // A name is looked up when it is used; what is found is held to the same.
    if ip.is_some_and(|ip| !private && !is_public(ip)) {
        return Err(bad("detail-url-private"));
    }
    Ok(url)
}

/// What the receiver's answer means.
pub(super) fn delivered(answer: reqwest::Result<reqwest::Response>) -> Result<(), Undelivered> {
    let status = match answer {
        Ok(answer) => answer.status(),
        Err(error) if error.is_builder() => return Err(Undelivered::Never(error.without_url().to_string())),
        // Without the address: it may be a secret, and this goes to the log.
        Err(error) => return Err(Undelivered::Later(error.without_url().to_string())),
    };
    match status.as_u16() {
        200..=299 => Ok(()),
        404 | 410 => Err(Undelivered::Gone),
        408 | 425 | 429 | 500..=599 => Err(Undelivered::Later(format!("the receiver answered {status}"))),
        _ => Err(Undelivered::Never(format!("the receiver answered {status}"))),
    }
}

/// Text that Discord shows as it is.
fn plain(text: &str) -> String {
    text.chars().fold(String::new(), |mut plain, letter| {
        if letter.is_ascii_punctuation() && !matches!(letter, '.' | ',' | '\'' | ':' | ';' | '!' | '?') {
            plain.push('\\');
        }
        plain.push(letter);
        plain
    })
}

impl Post {
    pub(super) async fn webhook(&self, url: &str, notice: &Notice) -> Result<(), Undelivered> {
        let url = self.checked(url)?;
        delivered(self.http.post(url).json(notice).send().await)
    }

    pub(super) async fn discord(&self, url: &str, notice: &Notice) -> Result<(), Undelivered> {
        let url = self.checked(url)?;
        let body = json!({
            "content": format!("**{}**\n{}\n{}\n-# {}", plain(&notice.title), plain(&notice.text), notice.url,
                notice.unsubscribe),
            "allowed_mentions": {"parse": []},
            "flags": 4,
        });
        delivered(self.http.post(url).json(&body).send().await)
    }

    /// An address of the database, held to what holds now.
    pub(super) fn checked(&self, url: &str) -> Result<Url, Undelivered> {
        proper_url(url, self.private).map_err(|problem| Undelivered::Never(problem.key().to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_the_own_network_are_refused() {
        for bad in [
            "http://example.org/x",
            "ftp://example.org",
            "https://user:secret@example.org/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://169.254.169.254/latest/meta-data",
            "https://[::ffff:10.0.0.1]/",
            "nonsense",
        ] {
            assert!(proper_url(bad, false).is_err(), "{bad}");
        }
        assert!(proper_url("https://example.org/hook?x=1", false).is_ok());
        assert!(proper_url("http://127.0.0.1:9/", true).is_ok());
        assert_eq!(plain("*Ada* @here [x](y)"), "\\*Ada\\* \\@here \\[x\\]\\(y\\)");
    }

    #[tokio::test]
    async fn a_name_of_the_own_network_leads_nowhere() {
        // "localhost" is a name, so it passes until it is looked up.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let url = proper_url("https://localhost/", false).unwrap();
        let failed = delivered(client(false).unwrap().post(url).send().await).unwrap_err();
        assert!(matches!(failed, Undelivered::Later(_)), "{failed}");
    }
}

//! E-mail by SMTP.

use std::time::Duration;

use lettre::message::header::{Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};

use super::{Notice, Undelivered};

/// Sends e-mail.
pub(super) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// A header that tells mail programs how to end these messages.
macro_rules! text_header {
    ($name:ident, $text:literal) => {
        #[derive(Clone)]
        struct $name(String);

        impl Header for $name {
            fn name() -> HeaderName {
                HeaderName::new_from_ascii_str($text)
            }

            fn parse(text: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
                Ok(Self(text.to_owned()))
            }

            fn display(&self) -> HeaderValue {
                HeaderValue::new(Self::name(), self.0.clone())
            }
        }
    };
}

text_header!(ListUnsubscribe, "List-Unsubscribe");
text_header!(ListUnsubscribePost, "List-Unsubscribe-Post");

impl Mailer {
    /// Through that server (`smtps://user:password@host`, `smtp://host?tls=required`), from that address.
    pub(super) fn new(url: &str, from: Option<&str>) -> Result<Self, String> {
        let from = from.ok_or("e-mail needs the address that it is from")?;
        let from = from.parse().map_err(|error| format!("“{from}” is no e-mail address: {error}"))?;
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)
            .map_err(|error| format!("the address of the mail server cannot be used: {error}"))?
            .timeout(Some(Duration::from_secs(20)))
            .build();
        Ok(Self { transport, from })
    }

    /// The address that messages are from.
    pub(super) fn address(&self) -> String {
        self.from.email.to_string()
    }

    /// Sends a notice to an address.
    pub(super) async fn send(&self, to: &str, notice: &Notice, goodbye: &str) -> Result<(), Undelivered> {
        let never = |error: &dyn std::fmt::Display| Undelivered::Never(error.to_string());
        let to: Address = to.parse().map_err(|error| never(&error))?;
        let text = format!("{}\n\n{}\n\n-- \n{goodbye}\n{}\n", notice.text, notice.url, notice.unsubscribe);
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(&notice.title)
            .header(ListUnsubscribe(format!("<{}>", notice.unsubscribe)))
            .header(ListUnsubscribePost("List-Unsubscribe=One-Click".to_owned()))
            .body(text)
            .map_err(|error| never(&error))?;
        match self.transport.send(message).await {
            Ok(_) => Ok(()),
            Err(error) if error.is_permanent() => Err(never(&error)),
            Err(error) => Err(Undelivered::Later(error.to_string())),
        }
    }
}

/// Whether the text is an e-mail address.
pub(crate) fn is_address(text: &str) -> bool {
    text.len() <= 254 && text.parse::<Address>().is_ok()
}

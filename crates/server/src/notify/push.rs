//! Web Push: messages sealed for one browser (RFC 8291), from a sender that its service can tell (RFC 8292).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use serde::{Deserialize, Serialize};
use serde_json::json;
use table::Seed;
use url::Url;
use utoipa::ToSchema;
use web_push_native::p256::ecdsa::signature::Signer as _;
use web_push_native::p256::ecdsa::{Signature, SigningKey};
use web_push_native::p256::{PublicKey, SecretKey};
use web_push_native::{Auth, encrypt};

use super::hook::delivered;
use super::{Notice, Post, Undelivered};
use crate::ids;
use crate::problem::{Kind, Problem};
use crate::seal::Seal;
use crate::store::{Store, StoreError};

/// The name of the key in the database, and the label it is sealed under.
const KEY: &str = "vapid";

/// How long a push service keeps a message for a browser that is away, in seconds.
const KEPT: u32 = 24 * 60 * 60;

/// What a browser gives to be told: `PushSubscription.toJSON()`, its keys beside the address.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PushKeys {
    /// The address of the push service.
    pub(crate) endpoint: String,
    /// The browser's public key, as base64url.
    pub(crate) p256dh: String,
    /// The browser's secret, as base64url.
    pub(crate) auth: String,
}

impl PushKeys {
    fn parse(&self) -> Option<(PublicKey, Auth)> {
        let decode = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
        let key = PublicKey::from_sec1_bytes(&decode(&self.p256dh)?).ok()?;
        let auth: [u8; 16] = decode(&self.auth)?.try_into().ok()?;
        Some((key, Auth::from(auth)))
    }

    /// Refuses keys that are none.
    pub(crate) fn check(&self) -> Result<(), Problem> {
        self.parse().map(drop).ok_or_else(|| Problem::new(Kind::BadRequest, "detail-push-keys"))
    }
}

/// The key by which push services tell this server.
pub(crate) struct VapidKey {
    key: SigningKey,
}

impl VapidKey {
    /// The key in the database, made at the first start.
    pub(super) async fn of_store(store: &Store, seal: &Seal) -> Result<Self, StoreError> {
        let new = loop {
            // All but a few of 2^256 numbers are keys.
            let bytes = ids::random();
            if SecretKey::from_slice(&bytes).is_ok() {
                break bytes;
            }
        };
        let sealed = store.key(KEY, &seal.close(KEY, Seed(new))).await?;
        let opened = seal.open(KEY, &sealed).map_err(|error| StoreError::Content(error.to_string()))?;
        let key =
            SigningKey::from_slice(&opened.0).map_err(|error| StoreError::Content(error.to_string()))?;
        Ok(Self { key })
    }

    /// The public half, as base64url.
    pub(super) fn public(&self) -> String {
        BASE64.encode(self.key.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// What shows a push service who sends: valid for its origin and twelve hours.
    fn authorization(&self, endpoint: &Url, contact: &str, now: i64) -> String {
        let header = BASE64.encode(json!({"typ": "JWT", "alg": "ES256"}).to_string());
        let claims = json!({
            "aud": endpoint.origin().ascii_serialization(),
            "exp": now / 1000 + 12 * 60 * 60,
            "sub": contact,
        });
        let signed = format!("{header}.{}", BASE64.encode(claims.to_string()));
        let signature: Signature = self.key.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", BASE64.encode(signature.to_bytes()), self.public())
    }
}

impl Post {
    pub(super) async fn push(&self, keys: &PushKeys, notice: &Notice) -> Result<(), Undelivered> {
        let never = |why: &str| Undelivered::Never(why.to_owned());
        let url = self.checked(&keys.endpoint)?;
        let (key, auth) = keys.parse().ok_or_else(|| never("the keys are none"))?;
        let text = serde_json::to_vec(notice).map_err(|_| never("a notice that is no text"))?;
        let body = encrypt(text, &key, &auth).map_err(|error| Undelivered::Never(error.to_string()))?;
        let contact = match &self.mail {
            Some(mail) => format!("mailto:{}", mail.address()),
            None if self.base.starts_with("https://") => self.base.clone(),
            None => "mailto:nobody@localhost".to_owned(),
        };
        let now = crate::WallClock::default().now();
        let topic = notice.table.clone();
        let mut request = self
            .http
            .post(url.clone())
            .header("authorization", self.vapid.authorization(&url, &contact, now))
            .header("content-encoding", "aes128gcm")
            .header("content-type", "application/octet-stream")
            .header("ttl", KEPT)
            .header("urgency", "normal")
            .body(body);
        if let Some(topic) = topic {
            // A later message about the same table takes the place of one that has not been fetched.
            request = request.header("topic", topic);
        }
        delivered(request.send().await)
    }
}

#[cfg(test)]
mod tests {
    use web_push_native::p256::ecdsa::VerifyingKey;
    use web_push_native::p256::ecdsa::signature::Verifier as _;

    use super::*;

    #[test]
    fn a_push_service_can_tell_who_sends() {
        let vapid = VapidKey { key: SigningKey::from_slice(&[7; 32]).unwrap() };
        let url = Url::parse("https://push.example/send/1?x").unwrap();
        let header = vapid.authorization(&url, "mailto:a@example.org", 1000);
        let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let key = VerifyingKey::from_sec1_bytes(&BASE64.decode(key).unwrap()).unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let signature = Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
        key.verify(signed.as_bytes(), &signature).unwrap();
        let claims = BASE64.decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(
            claims,
            json!({"aud": "https://push.example", "exp": 43201, "sub": "mailto:a@example.org"})
        );
    }

    #[test]
    fn keys_of_a_browser_are_checked() {
        let keys = |p256dh: &str, auth: &str| PushKeys {
            endpoint: "https://push.example".into(),
            p256dh: p256dh.into(),
            auth: auth.into(),
        };
        // From the example of RFC 8291.
        let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        assert!(keys(key, "BTBZMqHH6r4Tts7J_aSIgg").check().is_ok());
        assert!(keys(key, "BTBZMqHH6r4Tts7J_aSI").check().is_err());
        assert!(keys(&key[..80], "BTBZMqHH6r4Tts7J_aSIgg").check().is_err());
    }
}

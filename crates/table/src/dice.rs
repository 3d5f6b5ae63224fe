//! Randomness that replays for ever.
//!
//! Everything random in a game comes from one `ChaCha20` keystream keyed by the record's seed. The
//! bounded draw and the shuffle are written out here, because a library's may change between
//! minor versions and a record must give the same game on every machine, for ever. The test
//! vectors at the end of this file are part of the record format.

use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// The 256-bit secret from which all the randomness of a game follows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed made from a short number, for tests and simulations that people repeat by hand.
    pub fn from_number(number: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"kabinett seed number\0");
        hash.update(number.to_le_bytes());
        Self(hash.finalize().into())
    }

    /// A seed for what is drawn beside the game. It is as secret as this one, and nothing that is drawn from
    /// it tells anything of the game's own dice.
    pub(crate) fn elsewhere(&self, number: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"kabinett seed elsewhere\0");
        hash.update(self.0);
        hash.update(number.to_le_bytes());
        Self(hash.finalize().into())
    }

    /// What is shown when a table starts: it binds the seed without telling it.
    pub fn commitment(&self) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(b"kabinett seed commitment v1\0");
        hash.update(self.0);
        Commitment(hash.finalize().into())
    }
}

/// Seeds are secrets until a game ends: they never reach a debug print.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

/// The SHA-256 that binds a seed before the first decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Commitment(pub [u8; 32]);

/// A text that is not 64 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct NotHex;

macro_rules! as_hex {
    ($name:ident, $text:expr) => {
        impl FromStr for $name {
            type Err = NotHex;
            fn from_str(text: &str) -> Result<Self, NotHex> {
                let mut bytes = [0; 32];
                hex::decode_to_slice(text, &mut bytes).map_err(|_| NotHex)?;
                Ok(Self(bytes))
            }
        }
        impl $name {
            /// The 64 hexadecimal digits.
            pub fn to_hex(&self) -> String {
                hex::encode(self.0)
            }
        }
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.to_hex())
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?
                    .parse()
                    .map_err(|_| serde::de::Error::custom(concat!($text, ": expected 64 hexadecimal digits")))
            }
        }
    };
}
as_hex!(Seed, "seed");
as_hex!(Commitment, "commitment");

/// The stream of random words of one game.
///
/// ```
/// use table::{Dice, Seed};
/// let mut dice = Dice::new(Seed::from_number(1));
/// let roll = dice.d6();
/// assert!((1..=6).contains(&roll));
/// assert_eq!(Dice::new(Seed::from_number(1)).d6(), roll);
/// ```
pub struct Dice {
    words: ChaCha20Rng,
    drawn: u64,
}

impl Dice {
    /// The stream of that seed, from its beginning.
    pub fn new(seed: Seed) -> Self {
        Self { words: ChaCha20Rng::from_seed(seed.0), drawn: 0 }
    }

    /// The stream of that seed after `drawn` words.
    pub fn resume(seed: Seed, drawn: u64) -> Self {
        let mut words = ChaCha20Rng::from_seed(seed.0);
        words.set_word_pos(drawn.into());
        Self { words, drawn }
    }

    /// How many 32-bit words have been drawn so far.
    pub const fn drawn(&self) -> u64 {
        self.drawn
    }

    /// The next raw word of the keystream.
    pub fn word(&mut self) -> u32 {
        self.drawn += 1;
        self.words.next_u32()
    }

    /// A uniform number below `bound`, without modulo bias (Lemire's method with rejection).
    ///
    /// A bound of 1 draws nothing: there is nothing to decide and nothing is revealed.
    ///
    /// # Panics
    /// With a bound of 0, which asks for a number that does not exist.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a draw needs at least one possibility");
        if bound == 1 {
            return 0;
        }
        let reject_under = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.word()) * u64::from(bound);
            if product as u32 >= reject_under {
                return (product >> 32) as u32;
            }
        }
    }

    /// A six-sided die.
    pub fn d6(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// Fisher-Yates, from the last place down.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let pick = self.below(last as u32 + 1) as usize;
            items.swap(last, pick);
        }
    }

    /// One bit of a non-empty set, each equally likely.
    pub fn pick_bit(&mut self, set: u128) -> u32 {
        let mut rest = set;
        for _ in 0..self.below(set.count_ones()) {
            rest &= rest - 1;
        }
        rest.trailing_zeros()
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dice").field("drawn", &self.drawn).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counting_seed() -> Seed {
        Seed(std::array::from_fn(|index| index as u8))
    }

    /// The `ChaCha20` block function of RFC 8439 with key 00 01 … 1f, nonce 0 and the counter from
    /// 0 on: the first words of every record with that seed, and the first word of the next block.
    #[test]
    fn the_keystream_is_chacha20() {
        let mut dice = Dice::new(counting_seed());
        let words: [u32; 17] = std::array::from_fn(|_| dice.word());
        let first_half = [
            0x7d2b_fd39,
            0x6a19_c5d9,
            0x7703_bd8d,
            0x494a_dcb8,
            0x6fd8_358a,
            0xcc6a_debc,
            0x4c7d_ccb2,
            0x9224_ead8,
        ];
        assert_eq!(words[..8], first_half);
        assert_eq!(words[16], 0x3142_b818);
    }

    #[test]
    fn bounded_draws_and_shuffles_never_change() {
        let mut dice = Dice::new(counting_seed());
        let rolls: [u8; 12] = std::array::from_fn(|_| dice.d6());
        assert_eq!(rolls, [3, 3, 3, 2, 3, 5, 2, 4, 6, 5, 3, 3]);
        let mut deck: [u8; 16] = std::array::from_fn(|card| card as u8);
        dice.shuffle(&mut deck);
        assert_eq!(deck, [6, 5, 10, 4, 13, 12, 11, 7, 1, 3, 9, 15, 0, 8, 2, 14]);
        assert_eq!(dice.pick_bit(0b1011_0100_0001), 6);
        assert_eq!(dice.drawn(), 28);
    }

    /// A bound just over three quarters of the range throws away nearly a quarter of the words.
    #[test]
    fn a_rejected_word_is_drawn_again() {
        let mut dice = Dice::resume(counting_seed(), 28);
        let draws: [u32; 4] = std::array::from_fn(|_| dice.below(0xc000_0001));
        assert_eq!(draws, [1_194_915_956, 2_596_472_423, 2_583_949_285, 2_770_498_994]);
        assert_eq!(dice.drawn(), 33);
    }

    #[test]
    fn a_draw_without_alternative_draws_nothing() {
        let mut dice = Dice::new(counting_seed());
        assert_eq!(dice.below(1), 0);
        assert_eq!(dice.pick_bit(1 << 127), 127);
        dice.shuffle(&mut [()]);
        assert_eq!(dice.drawn(), 0);
    }

    #[test]
    fn resuming_continues_the_same_stream() {
        let seed = Seed::from_number(7);
        let mut whole = Dice::new(seed);
        for _ in 0..100 {
            whole.word();
        }
        let mut resumed = Dice::resume(seed, 100);
        assert_eq!(resumed.drawn(), 100);
        assert_eq!(resumed.word(), whole.word());
    }

    #[test]
    fn every_face_is_as_likely() {
        let mut dice = Dice::new(Seed::from_number(3));
        let mut faces = [0u32; 6];
        for _ in 0..60_000 {
            faces[dice.d6() as usize - 1] += 1;
        }
        for count in faces {
            assert!((9_600..10_400).contains(&count), "{faces:?}");
        }
    }

    #[test]
    fn the_commitment_binds_and_hides() {
        let seed = counting_seed();
        let digest = "c22007a67f7a2dd5c7437c5ee203ed6387296a54356ad32deae37cefefb8e91f";
        assert_eq!(seed.commitment().to_hex(), digest);
        assert_ne!(seed.commitment(), Seed::from_number(0).commitment());
        assert_eq!(format!("{seed:?}"), "Seed(hidden)");
    }

    #[test]
    fn numbered_seeds_never_change() {
        let digest = "5fd522de76e758a6761ac74ffb75507a1b3d120ff447485ed537fa30ae57f89d";
        assert_eq!(Seed::from_number(1).to_hex(), digest);
        assert_eq!(digest.parse(), Ok(Seed::from_number(1)));
        assert_eq!("5fd5".parse::<Seed>(), Err(NotHex));
    }
}

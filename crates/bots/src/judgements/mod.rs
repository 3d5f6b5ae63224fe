//! One judgement per game.

mod empires;
mod imperial;

pub use self::empires::{EmpiresJudge, EmpiresWeights};
pub use self::imperial::{ImperialJudge, ImperialWeights};

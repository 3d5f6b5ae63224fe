//! One sitting at the table.

use std::path::Path;

use bots::player_seed;
use table::{Seat, Viewer};

use super::choices::Choices;
use super::prompt::{Typed, read_line};
use super::{HUMAN, Opened};
use crate::replay::{print_log, print_outcome, seat_name};
use crate::sentence::sentence;
use crate::text::Texts;
use crate::{Stop, Streams, files, pretty};

/// Clears the screen and what was scrolled off it, so that nobody reads another's cards.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

/// What to do after a seat's turn at the keyboard.
enum Next {
    /// The table has changed.
    Go,
    /// Leave the table.
    Leave,
}

pub(super) struct Session<'a, 's> {
    opened: Opened<'a>,
    texts: &'a Texts,
    streams: &'a mut Streams<'s>,
    /// By seat: how many decisions it has been told of.
    told: Vec<usize>,
    /// Who looks at the screen.
    at_keyboard: Option<Seat>,
}

impl<'a, 's> Session<'a, 's> {
    pub(super) fn new(opened: Opened<'a>, texts: &'a Texts, streams: &'a mut Streams<'s>) -> Self {
        let told = vec![opened.table.len(); opened.players.len()];
        Self { opened, texts, streams, told, at_keyboard: None }
    }

    pub(super) fn play(mut self) -> Result<(), Stop> {
        self.greet()?;
        self.save()?;
        while let Some(seat) = self.opened.table.waiting_on().iter().next() {
            if self.opened.players[seat.index()] != HUMAN {
                self.opponent(seat)?;
                continue;
            }
            if let Next::Leave = self.turn(seat)? {
                return self.leave();
            }
        }
        self.finish()
    }

    fn say(&mut self, key: &str, args: &[(&str, fluent_bundle::FluentValue<'_>)]) -> Result<(), Stop> {
        Ok(writeln!(self.streams.out, "{}", self.texts.say(key, args))?)
    }

    fn name(&self, seat: Seat) -> String {
        seat_name(&*self.opened.table, seat, self.texts)
    }

    fn file(&self) -> String {
        self.opened.save.display().to_string()
    }

    fn greet(&mut self) -> Result<(), Stop> {
        let game = self.opened.entry.game.name();
        let commitment = self.opened.seed.commitment().to_hex();
        self.say("play-start", &[("game", game.into()), ("commitment", commitment.into())])?;
        for index in 0..self.opened.players.len() {
            let (seat, player) = (self.name(Seat(index as u8)), self.opened.players[index].clone());
            self.say("play-seat", &[("seat", seat.into()), ("player", player.into())])?;
        }
        let file = self.file();
        self.say("play-saving", &[("file", file.into())])
    }

    /// Saves the game; a full disk is told and does not end it.
    fn save(&mut self) -> Result<(), Stop> {
        let path = self.opened.save.clone();
        self.save_to(&path).map(drop)
    }

    fn save_to(&mut self, path: &Path) -> Result<bool, Stop> {
        let record = self.opened.table.record(&self.opened.names, true);
        match files::write_record(path, &record) {
            Ok(()) => Ok(true),
            Err(stop) => {
                self.say("play-not-saved", &[("error", stop.said(self.streams.language).into())])?;
                Ok(false)
            }
        }
    }

    fn decide(&mut self, seat: Seat, notation: &str) -> Result<bool, Stop> {
        match self.opened.table.decide(seat, notation) {
            Ok(_) => self.save().map(|()| true),
            Err(refusal) => {
                let reason = self.texts.refusal(&refusal);
                self.say("play-refused", &[("reason", reason.into())])?;
                Ok(false)
            }
        }
    }

    /// A computer player decides.
    fn opponent(&mut self, seat: Seat) -> Result<(), Stop> {
        let Opened { entry, table, players, seed, .. } = &self.opened;
        let chance = player_seed(*seed, seat, table.len());
        let notation = entry.opponent(&**table, seat, &players[seat.index()], chance)?.notation;
        if !self.decide(seat, &notation)? {
            let seat = u32::from(seat.0);
            return Err(sentence("play-against-rules").with("seat", seat).with("decision", notation).into());
        }
        Ok(())
    }

    fn people(&self) -> usize {
        self.opened.players.iter().filter(|player| *player == HUMAN).count()
    }

    /// Whether a person other than the last one at the keyboard must look now.
    fn hands_over(&self, seat: Seat) -> bool {
        self.people() > 1 && self.at_keyboard != Some(seat)
    }

    fn turn(&mut self, seat: Seat) -> Result<Next, Stop> {
        if self.hands_over(seat)
            && let Some(next) = self.hand_over(seat)?
        {
            return Ok(next);
        }
        self.at_keyboard = Some(seat);
        self.news(seat)?;
        self.view(seat)?;
        let mut choices = Choices::new(&*self.opened.table, seat);
        let (name, count) = (self.name(seat), choices.legal().len());
        writeln!(self.streams.out)?;
        self.say("play-turn", &[("seat", name.into()), ("count", count.into())])?;
        self.show(&mut choices)?;
        for other in self.others_who_may(seat) {
            let (name, number) = (self.name(other), i32::from(other.0));
            self.say("play-other-may", &[("seat", name.into()), ("number", number.into())])?;
        }
        loop {
            let Some(line) = self.ask()? else { return Ok(Next::Leave) };
            if let Some(next) = self.answer(seat, &line, &mut choices)? {
                return Ok(next);
            }
        }
    }

    /// Clears the screen and waits for the next person; the last one may still take back.
    fn hand_over(&mut self, seat: Seat) -> Result<Option<Next>, Stop> {
        if self.streams.terminal {
            write!(self.streams.out, "{CLEAR}")?;
        }
        let name = self.name(seat);
        self.say("play-pass-keyboard", &[("seat", name.into())])?;
        if self.at_keyboard.is_some() {
            self.say("play-pass-undo", &[])?;
        }
        loop {
            let Some(line) = self.ask()? else { return Ok(Some(Next::Leave)) };
            match (Typed::read(&line, &[]), self.at_keyboard) {
                (Typed::Quit | Typed::Resign, _) => return Ok(Some(Next::Leave)),
                (Typed::Undo, Some(last)) => {
                    if self.undo(last)? {
                        return Ok(Some(Next::Go));
                    }
                }
                _ => return Ok(None),
            }
        }
    }

    fn ask(&mut self) -> Result<Option<String>, Stop> {
        write!(self.streams.out, "> ")?;
        self.streams.out.flush()?;
        let line = read_line(self.streams.input)
            .map_err(|error| sentence("input-unreadable").with("why", error.to_string()))?;
        if line.is_none() {
            writeln!(self.streams.out)?;
        }
        Ok(line)
    }

    fn show(&mut self, choices: &mut Choices) -> Result<(), Stop> {
        choices.show(&*self.opened.table, self.texts, self.streams.out)
    }

    /// What happened since this seat last looked.
    fn news(&mut self, seat: Seat) -> Result<(), Stop> {
        let now = self.opened.table.len();
        let since = std::mem::replace(&mut self.told[seat.index()], now);
        if !self.opened.table.log(Viewer::Seat(seat), since).is_empty() {
            writeln!(self.streams.out)?;
            self.say("play-news", &[])?;
            print_log(&*self.opened.table, Viewer::Seat(seat), since, self.texts, self.streams.out)?;
        }
        Ok(())
    }

    fn view(&mut self, seat: Seat) -> Result<(), Stop> {
        let view = self.opened.table.view(Viewer::Seat(seat));
        writeln!(self.streams.out)?;
        write!(self.streams.out, "{}", pretty::render(&view, self.texts, self.streams.width))?;
        Ok(())
    }

    /// Does what was typed; says what is next once the turn at the keyboard is over.
    fn answer(&mut self, seat: Seat, line: &str, choices: &mut Choices) -> Result<Option<Next>, Stop> {
        match Typed::read(line, choices.legal()) {
            Typed::Nothing => self.show(choices)?,
            Typed::List => {
                choices.widen();
                self.show(choices)?;
            }
            Typed::Number(number) => match choices.number(number) {
                Some(notation) => return Ok(self.decide(seat, notation)?.then_some(Next::Go)),
                None => self.no_number(number, choices)?,
            },
            Typed::Why(what) => match what.parse() {
                Ok(number) => match choices.number(number) {
                    Some(notation) => self.why(seat, notation)?,
                    None => self.no_number(number, choices)?,
                },
                Err(_) => self.why(seat, &what)?,
            },
            Typed::View => self.view(seat)?,
            Typed::Log => {
                print_log(&*self.opened.table, Viewer::Seat(seat), 0, self.texts, self.streams.out)?;
            }
            Typed::Undo => return Ok(self.undo(seat)?.then_some(Next::Go)),
            Typed::OutOfTurn(number, decision) => {
                return Ok(self.out_of_turn(Seat(number), &decision)?.then_some(Next::Go));
            }
            Typed::Save(path) if path.is_empty() => self.say("play-unsaved-path", &[])?,
            Typed::Save(path) => {
                if self.save_to(Path::new(&path))? {
                    self.say("play-saved", &[("file", path.into())])?;
                }
            }
            Typed::Resign => {
                let name = self.name(seat);
                self.say("play-resigned", &[("seat", name.into())])?;
                return Ok(Some(Next::Leave));
            }
            Typed::Quit => return Ok(Some(Next::Leave)),
            Typed::Help => self.say("play-help", &[])?,
            Typed::Words(words) => return self.words(seat, &words, choices),
        }
        Ok(None)
    }

    /// A decision if it is one; otherwise words to look for; otherwise the reason why not.
    fn words(&mut self, seat: Seat, words: &str, choices: &mut Choices) -> Result<Option<Next>, Stop> {
        if choices.legal().iter().any(|notation| notation == words) {
            return Ok(self.decide(seat, words)?.then_some(Next::Go));
        }
        if choices.narrow(words) {
            self.show(choices)?;
            return Ok(None);
        }
        match self.opened.table.check(seat, words) {
            Err(table::Refusal::Notation(_)) => self.say("play-no-match", &[("text", words.into())])?,
            _ => return Ok(self.decide(seat, words)?.then_some(Next::Go)),
        }
        Ok(None)
    }

    /// Another person at the keyboard decides without being waited on: an offer, a payment.
    fn out_of_turn(&mut self, seat: Seat, notation: &str) -> Result<bool, Stop> {
        if self.opened.players.get(seat.index()).is_none_or(|player| player != HUMAN) {
            self.say("play-not-a-person", &[("number", i32::from(seat.0).into())])?;
            return Ok(false);
        }
        self.decide(seat, notation)
    }

    /// People who are not waited on and yet may decide something.
    fn others_who_may(&self, seat: Seat) -> Vec<Seat> {
        let Opened { table, players, .. } = &self.opened;
        (0..players.len() as u8)
            .map(Seat)
            .filter(|&other| other != seat && players[other.index()] == HUMAN)
            .filter(|&other| !table.waiting_on().contains(other) && !table.legal(other).is_empty())
            .collect()
    }

    fn no_number(&mut self, number: usize, choices: &Choices) -> Result<(), Stop> {
        let count = choices.legal().len();
        self.say("play-no-number", &[("number", number.into()), ("count", count.into())])
    }

    /// The price line by line, or the rule that forbids it.
    fn why(&mut self, seat: Seat, notation: &str) -> Result<(), Stop> {
        let quote = match self.opened.table.check(seat, notation) {
            Ok(quote) => quote,
            Err(refusal) => {
                let reason = self.texts.refusal(&refusal);
                return self.say("play-refused", &[("reason", reason.into())]);
            }
        };
        let Some(total) = self.texts.total(&quote) else {
            return self.say("play-free", &[("decision", self.texts.decision(notation).into())]);
        };
        let decision = self.texts.decision(notation);
        self.say("play-price", &[("decision", decision.into()), ("total", total.into())])?;
        for line in &quote.lines {
            let (amount, label) = (format!("{:>+5}", line.amount), self.texts.label(line.label));
            let (key, rule) =
                if line.rule.is_empty() { ("play-line", "") } else { ("play-line-rule", line.rule) };
            self.say(key, &[("amount", amount.into()), ("label", label.into()), ("rule", rule.into())])?;
        }
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<bool, Stop> {
        match self.opened.table.undo(seat) {
            Ok(decision) => {
                let now = self.opened.table.len();
                self.told.iter_mut().for_each(|told| *told = now.min(*told));
                self.say("play-undone", &[("decision", decision.notation.into())])?;
                self.save()?;
                Ok(true)
            }
            Err(refused) => {
                self.say(refused.key(), &[])?;
                Ok(false)
            }
        }
    }

    fn leave(&mut self) -> Result<(), Stop> {
        let path = self.opened.save.clone();
        if self.save_to(&path)? {
            let file = self.file();
            self.say("play-saved", &[("file", file.clone().into())])?;
            self.say("play-to-go-on", &[("file", file.into())])?;
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<(), Stop> {
        writeln!(self.streams.out)?;
        if let Some(last) = self.at_keyboard {
            let eyes = if self.people() > 1 { Viewer::Spectator } else { Viewer::Seat(last) };
            let since = self.told[last.index()];
            print_log(&*self.opened.table, eyes, since, self.texts, self.streams.out)?;
        }
        if let Some(outcome) = self.opened.table.outcome() {
            print_outcome(&outcome, &*self.opened.table, self.texts, self.streams.out)?;
        }
        let (file, seed) = (self.file(), self.opened.seed.to_hex());
        self.say("play-saved", &[("file", file.clone().into())])?;
        self.say("play-seed", &[("seed", seed.into()), ("file", file.into())])
    }
}

//! Many finished games at once, to measure a server that has been running for years.

use std::io::BufReader;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};
use table::{Dice, Seat, Seed};

use super::archive;
use crate::seal::Seal;
use crate::{Config, ServerError, ids, people, seal, store};

/// Fills an empty database with random games of the first game of the registry, as if two people
/// had played them, and returns how many decisions that were. Calls `made` after every game.
///
/// # Errors
/// If there is something in the database already, or it cannot be used.
pub async fn fill(config: &Config, games: u32, mut made: impl FnMut()) -> Result<u64, ServerError> {
    let data = |error| ServerError::Data(config.data.clone(), error);
    std::fs::create_dir_all(&config.data).map_err(data)?;
    let seal = Seal::of_folder(&config.data).map_err(data)?;
    let entry = config.registry.first().ok_or_else(|| ServerError::Backup("there is no game".to_owned()))?;
    let now = config.clock.now();
    let mut pack = GzEncoder::new(Vec::new(), Compression::fast());
    let keys = seal::keys_of_folder(&config.data).map_err(data)?;
    archive::begin(&mut pack, store::latest_schema(), now, keys)?;
    let (options, seats) = (entry.game.default_options(), *entry.game.seats().start());
    let people: Vec<String> = (0..seats).map(|_| ids::id('p')).collect();
    let (mut rows, mut decisions) = (0, 0);
    let mut put = |table: &str, row: Value| {
        rows += 1;
        archive::line(&mut pack, &(table, row))
    };
    for person in &people {
        put(
            "people",
            json!({"id": person, "name": people::guest_name(&config.speech, config.speech.fallback), "created": now}),
        )?;
    }
    for game in 0..games {
        let (id, seed) = (ids::id('t'), Seed::from_number(u64::from(game)));
        let mut dice = Dice::new(Seed::from_number(u64::from(game) + 1_000_000_007));
        let unplayable = |what: String| ServerError::Backup(what);
        let mut table =
            entry.game.open(&options, seats, seed).map_err(|error| unplayable(error.to_string()))?;
        while let Some(seat) = table.waiting_on().iter().next() {
            let legal = table.legal(seat);
            let notation = &legal[dice.below(legal.len() as u32) as usize];
            table.decide(seat, notation).map_err(|error| unplayable(error.to_string()))?;
            decisions += 1;
            put(
                "decisions",
                json!({"table_id": id, "sequence": table.len(), "kind": "decide", "seat": seat.0,
                    "notation": notation, "at": now + table.len() as i64}),
            )?;
        }
        let result = table.outcome().map(|outcome| {
            json!({"end": outcome.end, "standings": outcome.standings.to_vec(), "seat": null}).to_string()
        });
        let ended = now + table.len() as i64;
        put(
            "tables",
            json!({"id": id, "game": entry.game.id(), "rules": entry.game.rules(), "options": options.to_string(),
                "state": "finished", "private": false, "rated": false, "auto_start": true, "owner": people[0],
                "clock": "{\"kind\":\"none\"}", "seed": seal.close(&id, seed),
                "commitment": seed.commitment().to_hex(), "sequence": table.len(), "decisions": table.len(),
                "result": result, "created": now, "started": now, "finished": ended, "updated": ended}),
        )?;
        for (seat, person) in people.iter().enumerate() {
            let seat = Seat(seat as u8);
            put("seats", json!({"table_id": id, "seat": seat.0, "kind": "person", "person": person}))?;
        }
        made();
    }
    archive::end(&mut pack, rows)?;
    let packed = pack.finish()?;
    archive::restore(config, &mut BufReader::new(&packed[..])).await?;
    Ok(decisions)
}

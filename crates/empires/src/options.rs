//! Editions and variants: what people choose, and the rules that follow from it.

use serde::{Deserialize, Serialize};
use table::{BadOptions, OptionKind, OptionSpec};

/// Which rulebook is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The Deluxe edition of 2020.
    #[default]
    Deluxe,
    /// The original of 2005.
    Original,
}

/// A variant: as the edition has it, or on, or off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Switch {
    /// As the edition and the number of players have it.
    #[default]
    Edition,
    /// On.
    On,
    /// Off.
    Off,
}

impl Switch {
    const fn or(self, edition: bool) -> bool {
        match self {
            Self::Edition => edition,
            Self::On => true,
            Self::Off => false,
        }
    }
}

/// V-UNREST How unrest is kept, or as the edition has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UnrestOption {
    /// As the edition has it.
    #[default]
    Edition,
    /// Counters of 0, 1 or 2 drawn from a bag, hidden.
    Drawn,
    /// Points, hidden.
    PointsHidden,
    /// Points, open.
    PointsOpen,
}

/// V-DUP What happens to start markers of the same region, or as the edition has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DuplicatesOption {
    /// As the edition and the number of players have it.
    #[default]
    Edition,
    /// They are kept.
    Keep,
    /// They may be returned and drawn again.
    MayRedraw,
    /// They must differ.
    MustDiffer,
}

/// V-TILES Which tiles are in play, or as the edition has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TilesOption {
    /// As the edition has it.
    #[default]
    Edition,
    /// Thinned by the number of players.
    Thinned,
    /// All.
    All,
}

/// What a table is made with. Variants are named as in the list of variants, without the `V-`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Options {
    /// Which rulebook is played.
    pub edition: Edition,
    /// V-ADJ Army moves into Europe need access.
    pub adj: Switch,
    /// V-SEA The original sea check, with Navigation.
    pub sea: Switch,
    /// V-OWNFLEET Only an own navy fights at sea or supports.
    pub own_fleet: Switch,
    /// V-UNREST How unrest is kept.
    pub unrest: UnrestOption,
    /// V-PASS A pass can return unrest.
    pub pass: Switch,
    /// V-DUP Start markers of the same region.
    pub duplicates: DuplicatesOption,
    /// V-DRAFT Start markers are drafted.
    pub draft: Switch,
    /// V-NP Non-player powers exist.
    pub np: Switch,
    /// V-NPMIX Their sets are mixed.
    pub np_mix: Switch,
    /// V-NPNAVY Some of their units are navies.
    pub np_navy: Switch,
    /// V-NPCONTROL Each has one control marker.
    pub np_control: Switch,
    /// DP-02 The letter sets are dealt to the non-player powers by lot.
    pub np_shuffle: bool,
    /// V-WALLACE The designer's simple variant.
    pub wallace: Switch,
    /// V-SURRENDER A defender may give in before the land dice.
    pub surrender: Switch,
    /// V-AGRI Improved Agriculture of the original.
    pub agri: Switch,
    /// V-INDUSTRY Industry of the original.
    pub industry: Switch,
    /// V-TILES Which tiles are in play.
    pub tiles: TilesOption,
    /// V-TRADECAP At most three trade tiles each.
    pub trade_cap: Switch,
    /// V-STARTTILES Everyone starts with two tiles.
    pub start_tiles: Switch,
    /// V-HOMEPLACE First units may be placed at home.
    pub home_place: Switch,
    /// V-TIEBREAK Less unrest wins a tie.
    pub tie_break: Switch,
    /// V-FORTSEVEN A seven can take a fort in a tie.
    pub fort_seven: Switch,
    /// V-SEAUNREST A unit lost at sea costs unrest.
    pub sea_unrest: Switch,
    /// V-ONESPECIAL One special action in a turn.
    pub one_special: Switch,
    /// R-01 The text of a file of counters instead of our own.
    pub counters: Option<String>,
    /// R-01b The text of a file of tile counts instead of our own.
    pub tile_counts: Option<String>,
    /// R-03 The text of a file of the sea die's faces instead of our own.
    pub sea_die: Option<String>,
}

/// V-UNREST as it is in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum UnrestRule {
    /// Counters of 0, 1 or 2 drawn from a bag, hidden.
    Drawn,
    /// Points, hidden.
    PointsHidden,
    /// Points, open.
    PointsOpen,
}

/// V-DUP as it is in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Duplicates {
    /// They are kept.
    Keep,
    /// They may be returned and drawn again.
    MayRedraw,
    /// They must differ.
    MustDiffer,
}

/// The rules in force at one table: what follows from edition, variants and number of players.
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own in the list of variants")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Rules {
    /// The number of players.
    pub players: u8,
    /// Whether the original edition is played: the differences without a switch of their own.
    pub original: bool,
    /// V-ADJ.
    pub adj: bool,
    /// V-SEA.
    pub sea: bool,
    /// V-OWNFLEET.
    pub own_fleet: bool,
    /// V-UNREST.
    pub unrest: UnrestRule,
    /// V-PASS.
    pub pass: bool,
    /// V-DUP.
    pub duplicates: Duplicates,
    /// V-DRAFT.
    pub draft: bool,
    /// V-NP.
    pub np: bool,
    /// V-NPMIX.
    pub np_mix: bool,
    /// V-NPNAVY.
    pub np_navy: bool,
    /// V-NPCONTROL.
    pub np_control: bool,
    /// DP-02 by lot.
    pub np_shuffle: bool,
    /// V-WALLACE.
    pub wallace: bool,
    /// V-SURRENDER.
    pub surrender: bool,
    /// V-AGRI.
    pub agri: bool,
    /// V-INDUSTRY.
    pub industry: bool,
    /// V-TILES=thinned.
    pub thinned: bool,
    /// V-TRADECAP.
    pub trade_cap: bool,
    /// V-STARTTILES.
    pub start_tiles: bool,
    /// V-HOMEPLACE.
    pub home_place: bool,
    /// V-TIEBREAK.
    pub tie_break: bool,
    /// V-FORTSEVEN.
    pub fort_seven: bool,
    /// V-SEAUNREST.
    pub sea_unrest: bool,
    /// V-ONESPECIAL.
    pub one_special: bool,
}

impl Rules {
    /// What the options mean at a table of that many players.
    ///
    /// # Errors
    /// If a variant does not exist for that edition or number of players, or excludes another.
    pub fn new(options: &Options, players: usize) -> Result<Self, BadOptions> {
        let bad = |text: &str| Err(BadOptions(text.to_owned()));
        if !(2..=7).contains(&players) {
            return Err(BadOptions(format!("two to seven can play, not {players}")));
        }
        let original = options.edition == Edition::Original;
        let deluxe = !original;
        let few = players <= 3;
        let wallace = options.wallace.or(false);
        let np = options.np.or(deluxe && players < 7);
        let rules = Self {
            players: players as u8,
            original,
            adj: options.adj.or(original),
            sea: options.sea.or(original),
            own_fleet: options.own_fleet.or(original),
            unrest: match options.unrest {
                UnrestOption::Edition if original => UnrestRule::PointsHidden,
                UnrestOption::Edition | UnrestOption::Drawn => UnrestRule::Drawn,
                UnrestOption::PointsHidden => UnrestRule::PointsHidden,
                UnrestOption::PointsOpen => UnrestRule::PointsOpen,
            },
            pass: options.pass.or(deluxe),
            duplicates: match options.duplicates {
                DuplicatesOption::Edition if original => Duplicates::Keep,
                DuplicatesOption::Edition if few => Duplicates::MustDiffer,
                DuplicatesOption::Edition | DuplicatesOption::MayRedraw => Duplicates::MayRedraw,
                DuplicatesOption::Keep => Duplicates::Keep,
                DuplicatesOption::MustDiffer => Duplicates::MustDiffer,
            },
            draft: options.draft.or(false),
            np,
            np_mix: options.np_mix.or(false),
            np_navy: options.np_navy.or(false),
            np_control: options.np_control.or(np && few),
            np_shuffle: options.np_shuffle,
            wallace,
            surrender: options.surrender.or(false),
            agri: options.agri.or(original),
            industry: options.industry.or(original),
            thinned: match options.tiles {
                TilesOption::Edition => deluxe && !wallace && players < 7,
                TilesOption::Thinned => true,
                TilesOption::All => false,
            },
            trade_cap: options.trade_cap.or(deluxe && few),
            start_tiles: options.start_tiles.or(deluxe && few),
            home_place: options.home_place.or(deluxe),
            tie_break: options.tie_break.or(deluxe),
            fort_seven: options.fort_seven.or(deluxe),
            sea_unrest: options.sea_unrest.or(deluxe),
            one_special: options.one_special.or(deluxe),
        };
        if np && original {
            return bad("np: the original edition has no non-player powers (O0.1)");
        }
        if np && players == 7 {
            return bad("np: with seven players there is no non-player power");
        }
        if !np && (rules.np_mix || rules.np_navy || rules.np_control || rules.np_shuffle || wallace) {
            return bad("np-mix, np-navy, np-control, np-shuffle and wallace need non-player powers (np)");
        }
        if wallace && !(4..=6).contains(&players) {
            return bad("wallace: the simple variant is for four to six players (S3)");
        }
        if wallace && (rules.np_mix || rules.np_shuffle || rules.thinned) {
            return bad(
                "wallace replaces the letter sets and the thinning of tiles: no np-mix, np-shuffle or tiles=thinned",
            );
        }
        if rules.np_mix && rules.np_shuffle {
            return bad("np-mix already mixes the letter sets: no np-shuffle with it");
        }
        if rules.np_control && !few {
            return bad("np-control is for two or three players (D9.25)");
        }
        if rules.start_tiles && !few {
            return bad("start-tiles is for two or three players: there are not enough tiles for more (S2)");
        }
        Ok(rules)
    }

    /// An edition with every variant off, for a list of those that are on.
    pub(crate) const fn bare(edition: Edition, players: u8) -> Self {
        Self {
            players,
            original: matches!(edition, Edition::Original),
            adj: false,
            sea: false,
            own_fleet: false,
            unrest: UnrestRule::Drawn,
            pass: false,
            duplicates: Duplicates::Keep,
            draft: false,
            np: false,
            np_mix: false,
            np_navy: false,
            np_control: false,
            np_shuffle: false,
            wallace: false,
            surrender: false,
            agri: false,
            industry: false,
            thinned: false,
            trade_cap: false,
            start_tiles: false,
            home_place: false,
            tie_break: false,
            fort_seven: false,
            sea_unrest: false,
            one_special: false,
        }
    }

    /// D7.1, O7.1 Rounds in a war.
    pub const fn rounds(&self) -> u8 {
        if self.players <= 4 { 6 } else { 5 }
    }

    /// D5.2, O5.1, S3 Counters put on the map for a war.
    pub const fn counters_per_war(&self) -> u8 {
        if self.original || self.wallace {
            return 10;
        }
        match self.players {
            2 => 4,
            3 => 6,
            4 => 8,
            5 | 6 => 9,
            _ => 10,
        }
    }

    /// S1, S2 Start markers of each player.
    pub const fn start_markers(&self) -> u8 {
        if !self.original && self.players <= 3 { 6 } else { 5 }
    }
}

const SWITCH: OptionKind = OptionKind::Choice(&["edition", "on", "off"]);

impl Options {
    /// The options as forms and help texts show them.
    pub const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "edition",
            kind: OptionKind::Choice(&["deluxe", "original"]),
            rule: "",
            help: "Which rulebook is played: the Deluxe edition of 2020 or the original of 2005.",
        },
        switch(
            "adj",
            "O8.7",
            "Armies enter a European area only with access: an own marker there or next to it, a border of the home, or an own navy.",
        ),
        switch(
            "sea",
            "O8.9",
            "The sea check of the original, two dice with Navigation tiles, instead of the sea die.",
        ),
        switch("own-fleet", "D9.8", "Only an own navy lets a side fight at sea or hold naval support."),
        OptionSpec {
            key: "unrest",
            kind: OptionKind::Choice(&["edition", "drawn", "points-hidden", "points-open"]),
            rule: "D3.4",
            help: "How unrest is kept: drawn from a bag, as hidden points, or as open points.",
        },
        switch("pass", "D7.6", "A pass can return a point of unrest."),
        OptionSpec {
            key: "duplicates",
            kind: OptionKind::Choice(&["edition", "keep", "may-redraw", "must-differ"]),
            rule: "S2",
            help: "What happens to start markers of the same region.",
        },
        switch("draft", "S4", "Start markers are drafted instead of drawn."),
        switch(
            "np",
            "D6.10",
            "Powers without a player join the alliances (Deluxe, fewer than seven players).",
        ),
        switch("np-mix", "S5", "The letter sets of the non-player powers are mixed."),
        switch("np-navy", "S5", "Some units of non-player powers are navies, by a die."),
        switch("np-control", "D9.25", "Each non-player power has one control marker (two or three players)."),
        OptionSpec {
            key: "np-shuffle",
            kind: OptionKind::Flag,
            rule: "S2",
            help: "The letter sets are dealt to the non-player powers by lot instead of in order.",
        },
        switch(
            "wallace",
            "S3",
            "The designer's simple variant for four to six players: all tiles, random non-player powers, ten counters a war.",
        ),
        switch("surrender", "D9.14", "A defender may give up a control marker before the land dice."),
        switch("agri", "D11", "Improved Agriculture as in the original: 4 gold and no population at once."),
        switch("industry", "D11", "Industry as in the original: 3 victory points only."),
        OptionSpec {
            key: "tiles",
            kind: OptionKind::Choice(&["edition", "thinned", "all"]),
            rule: "D11",
            help: "Whether tiles are thinned by the number of players.",
        },
        switch("trade-cap", "D10.4", "Nobody may hold more than three trade tiles."),
        switch("start-tiles", "S2", "Everyone starts with an Improved Agriculture and a Reserves tile."),
        switch("home-place", "S2", "The first units may be placed at home."),
        switch("tie-break", "D15.4", "Less unrest wins a tie."),
        switch("fort-seven", "D9.20", "A seven can take a fort in a tie."),
        switch("sea-unrest", "D3.4", "A unit lost at sea costs unrest."),
        switch("one-special", "D7.2", "One special action in a turn; otherwise one tile and one colony."),
        OptionSpec {
            key: "counters",
            kind: OptionKind::File,
            rule: "R-01",
            help: "A CSV file of the 65 counters in place of our reconstruction: id, area, kind, defence, reward, letter.",
        },
        OptionSpec {
            key: "tile-counts",
            kind: OptionKind::File,
            rule: "R-01b",
            help: "A CSV file of the tiles by number of players: tile, p2 to p7.",
        },
        OptionSpec {
            key: "sea-die",
            kind: OptionKind::File,
            rule: "R-03",
            help: "A CSV file of the sea die: face (success, stay, sink) and how many of the six faces show it.",
        },
    ];
}

const fn switch(key: &'static str, rule: &'static str, help: &'static str) -> OptionSpec {
    OptionSpec { key, kind: SWITCH, rule, help }
}

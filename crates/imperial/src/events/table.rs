//! The 41 Event cards.
//!
//! The upper version of a card is Britain's, the lower one France's; of each the standard effect
//! comes first, then the bonus effect.

use super::vocabulary::Amount::{DebtExcess, If, PerSpace, SquadronPairs};
use super::vocabulary::BonusIf::{Is, Keyword, Never};
use super::vocabulary::Condition::{
    HoldsAll, HoldsAtLeast, Leads, MoreAvailableDebt, MoreBonusTiles, NoOpponentIn, OpponentAtLimit,
};
use super::vocabulary::Op::{
    self, BuildSquadron, CheapConstruction, CheapPacte, DrawJacobite, DrawTile, Exhaust, ForceDebt, GainTrp,
    Grant, LowerLimit, MayAddDemand, MayScore, OneOf, OpponentLoses, PayDebtOrTrp, PlaceByng, ReduceDebt,
    ReduceDebtOrTake, Refresh, RemoveOwn, ReplaceDemand, ReturnTile, Score, ScoreByKeyword, UseAdvantage,
};
use super::vocabulary::{
    EventFacts, Whose, conflict_on_opponent, conflicts, conflicts_per, conflicts_unprotected,
    conflicts_up_to, damage_fort, event, grant, grant_only, plus_one_conflicts, reduce_debt, remove_own,
    score, score_if, shift, take_control, unflag, unflag_harmless,
};
use crate::EventCard;
use crate::advantages::Licence;
use crate::facts::ActionType::{Diplomatic, Economic, Military};
use crate::facts::Commodity::{Cotton, Fish, Furs, Sugar};
use crate::facts::Country::{Austria, DutchRepublic, GermanStates, Ireland, Scotland, Spain};
use crate::facts::Keyword::{Finance, Governance, Mercantilism, Scholarship, Style};
use crate::facts::Region::{Caribbean, Europe, India, NorthAmerica};
use crate::facts::{
    ADVANTAGES_IN, ALLIANCE, Advantage, Advantages, FORTS, LOCAL_ALLIANCES, MARKETS, NAVAL, POLITICAL, Space,
    Spaces, SubRegion,
};
use crate::play::Berth;
use crate::state::Only;

const SPAIN: Spaces = Spain.mask();
const SPAIN_AND_AUSTRIA: Spaces = SPAIN.or(Austria.mask());
const GERMAN_STATES: Spaces = GermanStates.mask();
const SCOTLAND_AND_IRELAND: Spaces = Scotland.mask().or(Ireland.mask());
const PRESTIGE_OF_THE_ISLES: Spaces = Spaces::of(&[Space::SCOTLAND_PRESTIGE, Space::IRELAND_PRESTIGE]);
const SAVOY_AND_SARDINIA: Spaces = Spaces::of(&[Space::SAVOY, Space::SARDINIA]);
const RUSSIA: Spaces = Spaces::only(Space::RUSSIA);
const RUSSIA_AND_SWEDEN: Spaces = Spaces::of(&[Space::RUSSIA, Space::SWEDEN]);
const EUROPEAN_POLITICS: Spaces = POLITICAL.and(Europe.mask());
const EUROPEAN_WATERS: Spaces = NAVAL.and(Europe.mask());
const SOUTHERN_ALLIANCES: Spaces = ALLIANCE.and(SPAIN_AND_AUSTRIA.or(DutchRepublic.mask()));
const SPANISH_ALLIANCES: Spaces = ALLIANCE.and(SPAIN);

const CARIBBEAN_MARKETS: Spaces = MARKETS.and(Caribbean.mask());
const CARIBBEAN_SUGAR: Spaces = Sugar.mask().and(Caribbean.mask());
const AMERICAN_ALLIANCES: Spaces = LOCAL_ALLIANCES.and(NorthAmerica.mask());
const INDIAN_ALLIANCES: Spaces = LOCAL_ALLIANCES.and(India.mask());
const INDIAN_POWER: Spaces = LOCAL_ALLIANCES.or(FORTS).or(NAVAL).and(India.mask());
/// Where Conflict markers can lie in India.
const INDIAN_UNREST: Spaces = MARKETS.or(POLITICAL).and(India.mask());
/// Where Conflict markers can lie in the sub-region Northern Colonies; not the USA spaces.
const COLONIAL_UNREST: Spaces = MARKETS.or(POLITICAL).and(SubRegion::NorthernColonies.mask());

const AMERICAN_ADVANTAGES: Advantages = ADVANTAGES_IN[NorthAmerica.index()];
const EUROPEAN_ADVANTAGES: Advantages = ADVANTAGES_IN[Europe.index()];

/// A deployed opposing Squadron goes back to the Navy Box.
const DISPERSE: Op = Op::Squadron { whose: Whose::Opponent, boxed: false, to: Berth::NavyBox, vp: 0 };

/// The cards by number, 1 first.
#[rustfmt::skip]
pub(crate) static EVENTS: [EventFacts; EventCard::COUNT as usize] = [
    // ----- Succession -----
    event("carnatic-war", Keyword(Mercantilism))
        .both(
            &[conflicts_per(PerSpace(1, INDIAN_ALLIANCES), INDIAN_UNREST)],
            &[OneOf(&[&[damage_fort(India.mask())], &[shift(Cotton.mask())]])],
        ),
    event("acts-of-union", Is(Leads(PRESTIGE_OF_THE_ISLES)))
        .britain(&[grant_only(Diplomatic, 1, Only::UnflagEurope)], &[score(2)])
        .france(&[grant(Diplomatic, 2)], &[unflag(EUROPEAN_POLITICS.minus(SPAIN_AND_AUSTRIA))]),
    event("tropical-diseases", Keyword(Scholarship))
        .both(
            &[unflag(CARIBBEAN_MARKETS), remove_own(CARIBBEAN_MARKETS)],
            &[unflag(CARIBBEAN_MARKETS)],
        ),
    event("south-sea-speculation", Keyword(Finance))
        .both(&[unflag_harmless(MARKETS)], &[CheapConstruction]),
    event("war-of-jenkins-ear", Keyword(Mercantilism))
        .britain(&[reduce_debt(2)], &[ForceDebt(1)])
        .france(&[conflict_on_opponent(CARIBBEAN_MARKETS)], &[grant(Diplomatic, 1)]),
    event("native-american-alliances", Keyword(Mercantilism))
        .britain(&[shift(AMERICAN_ALLIANCES)], &[UseAdvantage(AMERICAN_ADVANTAGES, Licence::EventAtOnce)])
        .france(
            &[grant_only(Economic, 2, Only::In(NorthAmerica))],
            &[unflag(AMERICAN_ALLIANCES)],
        ),
    event("austro-spanish-rivalry", Keyword(Governance))
        .britain(&[conflicts(1, SPAIN)], &[ReturnTile])
        .france(
            &[unflag(DutchRepublic.mask())],
            &[OneOf(&[
                &[grant_only(Diplomatic, 2, Only::In(India))],
                &[grant_only(Economic, 2, Only::In(India))],
            ])],
        ),
    event("tax-reform", Keyword(Finance))
        .both(&[ReduceDebtOrTake(2)], &[ReduceDebtOrTake(1)]),
    event("great-northern-war", Keyword(Style))
        .britain(
            &[shift(GERMAN_STATES), score_if(HoldsAll(GERMAN_STATES), 2)],
            &[grant(Diplomatic, 1)],
        )
        // Scored instead of the shift: a Russia that is French already cannot be shifted by France.
        .france(&[score_if(HoldsAll(RUSSIA), 2), shift(RUSSIA)], &[grant(Diplomatic, 1)]),
    event("vatican-politics", Keyword(Style))
        .britain(
            &[grant_only(Diplomatic, 2, Only::GermanyAndDutch)],
            &[grant_only(Diplomatic, 1, Only::In(Europe))],
        )
        .france(&[shift(SPAIN_AND_AUSTRIA)], &[score_if(NoOpponentIn(SPAIN_AND_AUSTRIA), 2)]),
    event("calico-acts", Keyword(Mercantilism))
        .britain(&[grant_only(Economic, 2, Only::UnflagMarkets)], &[MayScore(Cotton)])
        .france(&[unflag(Cotton.mask())], &[DISPERSE]),
    event("military-spending-overruns", Is(MoreAvailableDebt(1)))
        .both(&[OpponentLoses], &[OpponentLoses]),
    event("alberonis-ambition", Keyword(Governance))
        .britain(
            &[grant_only(Economic, 2, Only::FlagBesideMarket)],
            &[grant_only(Economic, 1, Only::FlagBesideMarket)],
        )
        .france(&[shift(SOUTHERN_ALLIANCES)], &[score_if(HoldsAll(SAVOY_AND_SARDINIA), 3)]),
    event("famine-in-ireland", Never)
        .britain(&[unflag(SCOTLAND_AND_IRELAND)], &[])
        .france(
            &[DrawJacobite(HoldsAtLeast(1, Ireland.mask())), DrawJacobite(HoldsAtLeast(2, Ireland.mask()))],
            &[],
        ),
    event("interest-payments", Is(MoreAvailableDebt(1)))
        // The limit comes last, because it is judged before it falls.
        .both(
            &[
                score_if(OpponentAtLimit, 1),
                ReduceDebt(Whose::Opponent, If(OpponentAtLimit, 1)),
                LowerLimit(1),
            ],
            &[reduce_debt(2)],
        ),

    // ----- Empire -----
    event("caribbean-slave-unrest", Is(MoreBonusTiles))
        .both(&[conflicts(1, CARIBBEAN_MARKETS)], &[conflicts(1, CARIBBEAN_MARKETS)]),
    event("pacte-de-famille", Keyword(Style))
        .britain(&[CheapPacte], &[grant(Diplomatic, 1)])
        .france(
            &[Refresh(2, EUROPEAN_ADVANTAGES)],
            &[grant_only(Diplomatic, 2, Only::SpainAndAustria)],
        ),
    event("byngs-trial", Never)
        .britain(&[PlaceByng], &[])
        .france(
            &[Op::Squadron { whose: Whose::Opponent, boxed: true, to: Berth::TurnTrack, vp: 0 }],
            &[],
        ),
    event("le-beau-monde", Keyword(Style))
        .britain(&[MayAddDemand(&[Furs, Cotton])], &[grant(Economic, 1)])
        .france(
            &[grant_only(Diplomatic, 1, Only::In(Europe))],
            &[grant_only(Diplomatic, 2, Only::In(Europe))],
        ),
    event("hyder-ali", Keyword(Mercantilism))
        .both(
            &[OneOf(&[&[take_control(INDIAN_ALLIANCES)], &[conflicts_unprotected(2, INDIAN_UNREST)]])],
            &[grant_only(Economic, 2, Only::In(India))],
        ),
    event("co-hong-system", Keyword(Scholarship))
        .both(&[ReplaceDemand], &[grant_only(Economic, 2, Only::In(India))]),
    event("corsican-crisis", Keyword(Governance))
        .britain(&[shift(SAVOY_AND_SARDINIA)], &[score_if(NoOpponentIn(EUROPEAN_WATERS), 1)])
        .france(&[unflag(EUROPEAN_POLITICS)], &[score_if(NoOpponentIn(SPAIN), 1)]),
    event("european-panic", Is(MoreAvailableDebt(3)))
        .both(&[Score(DebtExcess(4))], &[unflag(EUROPEAN_POLITICS)]),
    event("west-african-gold-mining", Is(MoreAvailableDebt(1)))
        .both(&[grant(Economic, 1)], &[grant_only(Economic, 2, Only::In(Caribbean))]),
    event("war-of-the-quadruple-alliance", Keyword(Governance))
        .britain(
            &[Op::Squadron { whose: Whose::Own, boxed: true, to: Berth::TurnTrack, vp: 2 }],
            &[BuildSquadron, PayDebtOrTrp],
        )
        .france(&[shift(SPAIN)], &[grant(Diplomatic, 1)]),
    event("salon-dhercule", Keyword(Style))
        .britain(&[ForceDebt(1)], &[ForceDebt(2)])
        .france(
            &[grant_only(Diplomatic, 2, Only::In(Europe))],
            &[grant_only(Diplomatic, 2, Only::In(Europe))],
        ),
    event("bengal-famine", Never)
        .both(&[conflicts_up_to(2, INDIAN_UNREST)], &[]),
    event("father-le-loutre", Keyword(Governance))
        .britain(&[conflicts(1, Fish.mask())], &[grant_only(Military, 2, Only::In(NorthAmerica))])
        .france(&[conflict_on_opponent(MARKETS)], &[grant_only(Economic, 2, Only::In(NorthAmerica))]),
    event("war-of-the-polish-succession", Keyword(Finance))
        .britain(&[GainTrp(2)], &[shift(RUSSIA)])
        .france(&[score(2)], &[shift(RUSSIA_AND_SWEDEN)]),
    event("jonathans-coffee-house", Keyword(Finance))
        .both(&[grant(Economic, 2)], &[grant(Economic, 1), reduce_debt(1)]),

    // ----- Revolution -----
    event("nootka-incident", Keyword(Mercantilism))
        .britain(
            &[OneOf(&[&[grant(Diplomatic, 2)], &[grant(Economic, 2)]])],
            &[Score(PerSpace(2, SPANISH_ALLIANCES)), RemoveOwn(SPANISH_ALLIANCES)],
        )
        .france(&[DISPERSE], &[BuildSquadron]),
    event("haitian-revolution", Is(MoreBonusTiles))
        .both(&[plus_one_conflicts(1, CARIBBEAN_SUGAR)], &[plus_one_conflicts(2, CARIBBEAN_SUGAR)]),
    event("loge-des-neuf-soeurs", Keyword(Style))
        .britain(&[conflicts(1, COLONIAL_UNREST)], &[score_if(Leads(NorthAmerica.mask()), 3)])
        .france(
            &[UseAdvantage(Advantages::ALL.minus(EUROPEAN_ADVANTAGES), Licence::Event)],
            &[grant(Diplomatic, 2)],
        ),
    event("la-gabelle", Is(MoreAvailableDebt(1)))
        .britain(&[Exhaust(2)], &[grant(Economic, 2)])
        .france(&[grant(Economic, 2)], &[ScoreByKeyword(Governance, 2, 3)]),
    event("jesuit-abolition", Keyword(Governance))
        .britain(&[unflag(Sugar.mask())], &[grant_only(Economic, 3, Only::In(Caribbean))])
        .france(&[reduce_debt(2)], &[score(2)]),
    event("wealth-of-nations", Keyword(Scholarship))
        .both(&[reduce_debt(2)], &[grant(Economic, 3)]),
    event("debt-crisis", Is(MoreAvailableDebt(3)))
        .both(
            &[Grant(Economic, If(MoreAvailableDebt(1), 3), Some(Only::UnflagMarkets))],
            &[score(2)],
        ),
    event("east-asia-piracy", Never)
        .both(&[score_if(Leads(INDIAN_POWER), 3)], &[]),
    event("stamp-act", Keyword(Mercantilism))
        .britain(&[reduce_debt(2)], &[grant(Economic, 2)])
        .france(&[conflicts(1, COLONIAL_UNREST)], &[conflicts(2, COLONIAL_UNREST)]),
    // R-137 A Conflict marker on a space of the Advantage denies the bonus.
    event("falklands-crisis", Is(HoldsAll(Advantage::MEDITERRANEAN_INTRIGUE.facts().requires)))
        .britain(&[score_if(HoldsAtLeast(1, SPAIN), 1)], &[unflag(SPAIN)])
        .france(
            &[Grant(Military, PerSpace(1, SPAIN), None)],
            &[Op::Squadron { whose: Whose::Opponent, boxed: true, to: Berth::Removed, vp: 0 }],
        ),
    event("cook-and-bougainville", Keyword(Mercantilism))
        .britain(&[Grant(Economic, SquadronPairs, None)], &[DrawTile])
        .france(&[BuildSquadron], &[reduce_debt(2)]),
];

impl EventCard {
    /// The title in kebab case.
    pub const fn id(self) -> &'static str {
        self.facts().id
    }

    /// What the card says.
    pub(crate) const fn facts(self) -> &'static EventFacts {
        &EVENTS[self.0 as usize - 1]
    }
}

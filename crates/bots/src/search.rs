//! *Minister* and *Chancellor*: Monte Carlo tree search over imagined worlds.
//!
//! Every playout starts in a fresh world that the seat cannot tell from the real one and walks down
//! one tree of decisions (an information set of the searching seat is a path of decisions; chance is
//! thrown anew on every walk). The judgement gives each decision its prior chance and first value;
//! wide decisions are opened little by little, the likeliest first; values are backed up for every
//! seat (max^n), each node serving the seat that decides in it.

use std::time::{Duration, Instant};

use table::{Dice, Game, NoLog, Seat, Seed};

use crate::judge::{Judge, final_value};
use crate::{Player, Seen, ply};

/// How long a search goes on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Budget {
    /// So many playouts: the same decision on every machine.
    Playouts(u32),
    /// So long, and not longer.
    Time(Duration),
}

/// What a search can be tuned with.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Search {
    /// How long it goes on.
    pub budget: Budget,
    /// How much unlikely decisions are explored.
    pub exploration: f32,
    /// The difference in winning chance that makes a decision about three times as likely.
    pub temperature: f32,
    /// Decisions looked at from the beginning.
    pub narrowest: usize,
    /// Further decisions looked at after `n` visits: this times the root of `n`.
    pub widening: f32,
    /// How many times a walk is played on to a position at rest before it is judged.
    pub rests: u8,
}

impl Search {
    /// The usual settings, without a budget.
    pub const DEFAULT: Self = Self {
        budget: Budget::Playouts(0),
        exploration: 0.15,
        temperature: 0.02,
        narrowest: 3,
        widening: 1.0,
        rests: 2,
    };
}

struct Edge<A> {
    action: A,
    /// What the judgement says one ply deep.
    first: f32,
    /// The chance that this is the decision to take, before anything was tried.
    prior: f32,
    visits: u32,
    total: f32,
    /// The walk in which the decision was last legal.
    seen: u32,
    child: Option<usize>,
}

struct Node<A> {
    edges: Vec<Edge<A>>,
    /// Edges from the likeliest to the least likely.
    ranks: Vec<usize>,
    visits: u32,
}

impl<A> Node<A> {
    /// What the walks through this node were worth to its seat, on average.
    fn value(&self) -> f32 {
        let (visits, total) = self
            .edges
            .iter()
            .fold((0, 0.0), |(visits, total), edge| (visits + edge.visits, total + edge.total));
        if visits == 0 { 0.0 } else { total / visits as f32 }
    }
}

/// A player that searches.
pub struct Searcher<J> {
    judge: J,
    search: Search,
    dice: Dice,
}

impl<J> Searcher<J> {
    /// A player whose choices follow from that seed, if its budget is in playouts.
    pub fn new(judge: J, search: Search, seed: Seed) -> Self {
        Self { judge, search, dice: Dice::new(seed) }
    }
}

impl<G: Game, J: Judge<G>> Player<G> for Searcher<J> {
    fn decide(&mut self, seen: &Seen<'_, G>) -> G::Action {
        if let [only] = seen.legal() {
            return *only;
        }
        let started = Instant::now();
        let mut tree = Tree::<G, J> {
            judge: &self.judge,
            search: self.search,
            nodes: Vec::new(),
            walk: 0,
            list: Vec::new(),
        };
        let mut spent = Duration::ZERO;
        let mut longest = Duration::ZERO;
        loop {
            let over = match self.search.budget {
                Budget::Playouts(most) => tree.walk >= most,
                // A walk as long as the longest so far must still end in time.
                Budget::Time(most) => tree.walk > 0 && spent + longest >= most,
            };
            if over {
                break;
            }
            let world = seen.imagine(&mut self.dice);
            tree.playout(world, seen, &mut self.dice);
            let now = started.elapsed();
            longest = longest.max(now.saturating_sub(spent));
            spent = now;
        }
        tree.best(seen.legal())
    }
}

struct Tree<'a, G: Game, J> {
    judge: &'a J,
    search: Search,
    nodes: Vec<Node<G::Action>>,
    walk: u32,
    list: Vec<G::Action>,
}

impl<G: Game, J: Judge<G>> Tree<'_, G, J> {
    /// The decision most often looked at.
    fn best(&self, legal: &[G::Action]) -> G::Action {
        let root = &self.nodes[0];
        let edge = root
            .edges
            .iter()
            .filter(|edge| legal.contains(&edge.action))
            .max_by(|a, b| {
                a.visits.cmp(&b.visits).then(a.total.total_cmp(&b.total)).then(a.first.total_cmp(&b.first))
            })
            .expect("the root has been opened");
        edge.action
    }

    /// One walk from the root into the tree, in that world.
    fn playout(&mut self, mut world: G::State, seen: &Seen<'_, G>, dice: &mut Dice) {
        self.walk += 1;
        let mut path: Vec<(usize, usize, Seat)> = Vec::new();
        let mut from: Option<(usize, usize)> = None;
        let values = loop {
            if let Some(values) = final_value::<G>(&world) {
                break values;
            }
            let seat = match from {
                None => seen.seat(),
                Some(_) => G::waiting_on(&world).iter().next().expect("the game is not over"),
            };
            let mut legal = std::mem::take(&mut self.list);
            legal.clear();
            G::legal(&world, seat, &mut legal);
            self.judge.candidates(&world, &mut legal);
            if let (Some(_), [only]) = (from, &legal[..]) {
                G::apply(&mut world, seat, *only, dice, &mut NoLog);
                self.list = legal;
                continue;
            }
            let known = match from {
                None => (!self.nodes.is_empty()).then_some(0),
                Some((node, edge)) => self.nodes[node].edges[edge].child,
            };
            let Some(node) = known else {
                let node = self.open(&world, seat, &legal, dice);
                let likeliest = node.edges[node.ranks[0]].action;
                self.nodes.push(node);
                let number = self.nodes.len() - 1;
                if let Some((parent, edge)) = from {
                    self.nodes[parent].edges[edge].child = Some(number);
                }
                self.list = legal;
                G::apply(&mut world, seat, likeliest, dice, &mut NoLog);
                break ply::played_on(self.judge, world, self.search.rests, dice);
            };
            let edge = self.choose(node, &world, seat, &legal, dice);
            self.list = legal;
            let action = self.nodes[node].edges[edge].action;
            path.push((node, edge, seat));
            from = Some((node, edge));
            G::apply(&mut world, seat, action, dice, &mut NoLog);
        };
        for (node, edge, seat) in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.edges[edge].visits += 1;
            node.edges[edge].total += values[seat.index()];
        }
    }

    /// A new node: every decision judged one ply deep.
    fn open(&self, world: &G::State, seat: Seat, legal: &[G::Action], dice: &mut Dice) -> Node<G::Action> {
        let edges = legal
            .iter()
            .map(|&action| {
                let first = ply::after(self.judge, world, seat, action, dice)[seat.index()];
                Edge { action, first, prior: 0.0, visits: 0, total: 0.0, seen: self.walk, child: None }
            })
            .collect();
        let mut node = Node { edges, ranks: Vec::new(), visits: 1 };
        self.weigh(&mut node);
        node
    }

    /// Prior chances from the first values, and the ranks that follow.
    fn weigh(&self, node: &mut Node<G::Action>) {
        let top = node.edges.iter().map(|edge| edge.first).fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for edge in &mut node.edges {
            edge.prior = ((edge.first - top) / self.search.temperature).exp().max(1e-4);
            sum += edge.prior;
        }
        for edge in &mut node.edges {
            edge.prior /= sum;
        }
        node.ranks = (0..node.edges.len()).collect();
        node.ranks.sort_by(|&a, &b| {
            node.edges[b]
                .prior
                .partial_cmp(&node.edges[a].prior)
                .expect("chances are numbers")
                .then(a.cmp(&b))
        });
    }

    /// The decision this walk follows: by value, prior chance and how often it was taken.
    fn choose(
        &mut self,
        at: usize,
        world: &G::State,
        seat: Seat,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> usize {
        let mut node =
            std::mem::replace(&mut self.nodes[at], Node { edges: Vec::new(), ranks: Vec::new(), visits: 0 });
        let mut cursor = 0;
        let known = node.edges.len();
        for &action in legal {
            // Lists keep their order from world to world, so the next edge is usually the one.
            let place = (0..known)
                .map(|step| (cursor + step) % known.max(1))
                .find(|&place| node.edges[place].action == action);
            if let Some(place) = place {
                node.edges[place].seen = self.walk;
                cursor = place + 1;
            } else {
                let value = ply::after(self.judge, world, seat, action, dice)[seat.index()];
                let (first, seen) = (value, self.walk);
                node.edges.push(Edge { action, first, prior: 0.0, visits: 0, total: 0.0, seen, child: None });
            }
        }
        if node.edges.len() > known {
            self.weigh(&mut node);
        }
        let width = self.search.narrowest + (self.search.widening * (node.visits as f32).sqrt()) as usize;
        let scale = self.search.exploration * (node.visits as f32).sqrt();
        let untried = node.value();
        let mut best = None::<(f32, usize)>;
        let open = node.ranks.iter().copied().filter(|&place| node.edges[place].seen == self.walk);
        for place in open.take(width) {
            let edge = &node.edges[place];
            let value = if edge.visits == 0 { untried } else { edge.total / edge.visits as f32 };
            let score = value + scale * edge.prior / (1 + edge.visits) as f32;
            if best.is_none_or(|(top, _)| score > top) {
                best = Some((score, place));
            }
        }
        self.nodes[at] = node;
        best.expect("a seat that decides has a legal decision").1
    }
}

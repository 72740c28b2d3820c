// SPDX-License-Identifier: Apache-2.0
// A card game for two with as many cards, piles and kinds of moves as a game of Abyss, written the
// way boardgame.io wants it. It is there to be measured, not to be played: it knows far fewer rules.
const { PlayerView } = require("boardgame.io/core");

const RACES = ["seahorse", "squid", "shellfish", "crab", "jellyfish"];

function setup({ random }) {
  const deck = [];
  for (const race of RACES)
    for (const value of [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5]) deck.push({ race, value });
  for (let i = 0; i < 6; ++i) deck.push({ race: "monster", value: 0 });
  const lords = [];
  for (let i = 0; i < 35; ++i)
    lords.push({ name: `lord_${i}`, race: RACES[i % 5], cost: 5 + (i % 6), points: 3 + (i % 9) });
  const dealt = random.Shuffle(lords);
  const player = () => ({ hand: [] });
  const open = () => ({ pearls: 1, keys: 0, handSize: 0, affiliated: [], lords: [], locations: [] });
  return {
    secret: { deck: random.Shuffle(deck), lords: dealt.slice(6) },
    players: { 0: player(), 1: player() },
    seats: { 0: open(), 1: open() },
    track: [],
    council: Object.fromEntries(RACES.map((race) => [race, []])),
    court: dealt.slice(0, 6),
    locations: Array.from({ length: 20 }, (_, i) => `location_${i}`),
    discard: [],
    deckSize: deck.length,
    threat: 0,
  };
}

function give(G, playerID, cards) {
  G.players[playerID].hand.push(...cards);
  G.seats[playerID].handSize = G.players[playerID].hand.length;
}

const explore = ({ G, random }) => {
  if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.discard.splice(0));
  if (G.track.length >= 5 || G.secret.deck.length === 0) return "INVALID_MOVE";
  G.track.push(G.secret.deck.pop());
  G.deckSize = G.secret.deck.length;
};

const take = ({ G, playerID, events }) => {
  const card = G.track.pop();
  if (card === undefined) return "INVALID_MOVE";
  if (card.race === "monster") G.seats[playerID].pearls += 1 + (G.threat++ % 3);
  else give(G, playerID, [card]);
  for (const left of G.track.splice(0))
    (left.race === "monster" ? G.discard : G.council[left.race]).push(left);
  events.endTurn();
};

const council = ({ G, playerID, events }, race) => {
  if (!G.council[race]?.length || G.track.length > 0) return "INVALID_MOVE";
  give(G, playerID, G.council[race].splice(0));
  events.endTurn();
};

const plot = ({ G, playerID }) => {
  if (G.seats[playerID].pearls < 1 || G.court.length > 7 || G.secret.lords.length === 0)
    return "INVALID_MOVE";
  G.seats[playerID].pearls -= 1;
  G.court.push(G.secret.lords.pop());
};

const recruit = ({ G, playerID, events }, slot) => {
  const lord = G.court[slot];
  const { hand } = G.players[playerID];
  const price = hand.filter((card) => card.race === lord?.race);
  if (!lord || price.reduce((sum, card) => sum + card.value, 0) < lord.cost) return "INVALID_MOVE";
  G.players[playerID].hand = hand.filter((card) => card.race !== lord.race);
  G.seats[playerID].handSize = G.players[playerID].hand.length;
  G.discard.push(...price);
  G.seats[playerID].lords.push(...G.court.splice(slot, 1));
  if (G.secret.lords.length > 0) G.court.push(G.secret.lords.pop());
  events.endTurn();
};

module.exports = {
  name: "court",
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  // The server alone knows the secret cards.
  moves: Object.fromEntries(
    Object.entries({ explore, take, council, plot, recruit }).map(([name, move]) => [
      name,
      { move, client: false },
    ]),
  ),
};

// SPDX-License-Identifier: Apache-2.0
//
// Positions as no game is likely to bring them, to see whether everything still has its place: made
// of a step of the guided game, with as many cards, lords, places and people as there can be.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stage.mjs';

const json = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const copy = (value) => JSON.parse(JSON.stringify(value));
const letters = ['A', 'B', 'C', 'D', 'E', 'F'];
const some = (list, n) => Array.from({ length: n }, (_, i) => list[i % list.length]);

const step_of = (game, asks) => {
  const { steps } = json(`games/${game}/web/lesson.json`);
  return copy(steps.find((step) => step.view.asks === asks) ?? steps[0]);
};

let number = 0;
function position(game, view, legal, more = {}) {
  const seats = Object.keys(view.seats).map((seat) => ({
    seat,
    person: { id: seat, name: `Christopher ${seat}`, bot: false },
    level: null,
    away: false,
    bot_plays: false,
    bot_after_ms: null,
    bot_asked_by: [],
    conceded: false,
    abandons: false,
    bank_ms: null,
    running: false,
  }));
  number += 1;
  return {
    type: 'position',
    answers: [],
    table: 'extreme',
    number,
    moves: number,
    seat: 'A',
    game,
    view,
    legal,
    to_move: 'A',
    question: view.asks,
    reaction: false,
    undo: true,
    events_after: 0,
    events: [],
    seats,
    state: 'running',
    over: null,
    rematch: null,
    patience_ms: null,
    commitment: '',
    notes: [],
    rated: false,
    orders: [],
    ordered: false,
    jottings: [],
    at: 0,
    ...more,
  };
}

// Seats like the second one, as many as wanted.
function with_seats(view, n) {
  const [mine, other] = [view.seats.A, view.seats.B];
  view.seats = Object.fromEntries(
    letters.slice(0, n).map((seat, i) => [seat, copy(i === 0 ? mine : other)]),
  );
  return view;
}

const lords = Object.keys(json('games/abyss/web/cards.json').lords);
const keys = Object.keys(json('games/abyss/catalogues/en.json'));
const named = (family) =>
  keys.filter((key) => key.split('.').length === 3 && key.startsWith(`abyss.${family}.`));
const locations = named('location').map((key) => key.split('.')[2]);
const races = ['squid', 'shellfish', 'crab', 'seahorse', 'jellyfish'];
const allies = (n) =>
  some(
    races.flatMap((race) => [1, 2, 3, 4, 5].map((v) => `${race} ${v}`)),
    n,
  );

// The lords with the longest names, texts and prices stand in the court.
const wordy = ['diplomat', 'tamer', 'traitor', 'schemer', 'commander', 'elder'];

function abyss_view({ seats, hand, owned, places, asks = 'act' }) {
  const { view } = step_of('abyss', 'act');
  with_seats(view, seats);
  view.viewer = 'A';
  view.to_move = 'A';
  view.turn = 'A';
  view.asks = asks;
  view.hand = allies(hand);
  view.court = wordy.filter((lord) => lords.includes(lord));
  view.bills = Object.fromEntries(
    view.court.map((lord, i) => [lord, { cost: 8 + i, races: 1 + (i % 5), payable: true }]),
  );
  const mine = lords.filter((lord) => !wordy.includes(lord));
  Object.values(view.seats).forEach((seat, i) => {
    seat.lords = Array.from({ length: owned }, (_, n) => mine[(owned * i + n) % mine.length]);
    seat.free = seat.lords.slice(0, 2);
    seat.covered = seat.lords.slice(2, 5);
    seat.disabled = seat.lords.slice(5, 6);
    const tiles = locations.slice(0, places);
    seat.locations = Object.fromEntries(tiles.map((tile) => [tile, []]));
    seat.location_points = Object.fromEntries(tiles.map((tile, at) => [tile, 7 + at]));
    seat.affiliated = allies(owned + places);
    seat.influence = { locations: 48, lords: 57, allies: 29, total: 134 };
    Object.assign(seat, { pearls: 18, keys: 3, usable_keys: 2, hand_size: hand, tokens_size: 9 });
  });
  view.available = locations.slice(places, places + 1 + Math.min(6, places));
  view.worth = Object.fromEntries(view.available.map((tile, i) => [tile, 4 + 3 * i]));
  view.row = allies(places > 0 ? 5 : 0);
  view.row_free = 5 - view.row.length;
  view.threat = 5;
  return view;
}

function abyss(plan) {
  const view = abyss_view(plan);
  const council = races.map((race) => `council ${race}`);
  races.forEach((race) => (view.council_size[race] = 12));
  return position('abyss', view, [
    'explore',
    'plot',
    ...view.court.map((lord) => `recruit ${lord}`),
    ...council,
    'skip',
  ]);
}
function abyss_choice(plan) {
  const view = abyss_view({ ...plan, asks: 'hunter' });
  return position(
    'abyss',
    view,
    Object.keys(view.seats)
      .filter((seat) => seat !== 'A')
      .map((seat) => `hunt ${seat}`)
      .concat('pass'),
  );
}

const skills = ['influence', 'lore', 'observation', 'strength', 'will', 'treachery'];
const skill_cards = (n) =>
  some(
    skills.flatMap((skill) => [1, 2, 3, 4, 5].map((v) => `${skill} ${v}`)),
    n,
  );
const sheets = ['jeanne', 'svetlana', 'william', 'arjun', 'beatrice', 'keilani'];
const rooms = ['bridge', 'chapel', 'captains_cabin', 'cargo_hold', 'galley', 'boiler_room'];

function ship_view({ seats, hand, owned }, asks) {
  const { view } = step_of('unfathomable', asks);
  with_seats(view, seats);
  const items = Object.keys(json('games/unfathomable/catalogues/en.json'))
    .filter((key) => /^unfathomable\.item\.[a-z_]+$/.test(key))
    .map((key) => key.split('.')[2]);
  Object.values(view.seats).forEach((seat, i) => {
    seat.character = sheets[i];
    seat.space = rooms[i % rooms.length];
    seat.items = some(items, owned);
    seat.hand_size = hand;
    seat.title = i === 1 ? ['captain', 'keeper'] : [];
    seat.loyalty_size = owned > 0 ? 3 : 1;
  });
  view.seats.A.loyalty = some(['human', 'hybrid', 'cultist'], view.seats.A.loyalty_size);
  view.captain = 'B';
  view.keeper = 'B';
  view.hand = skill_cards(hand).sort();
  if (owned > 0) {
    for (const space of Object.keys(view.deep_ones)) view.deep_ones[space] = 1;
    for (const room of rooms) view.damage[room] = 'structural_lore';
    view.route = ['open_ocean', 'storm'].slice(0, 0);
    Object.assign(view, { distance: 11, travel: 4, ritual: 4 });
  }
  return view;
}

const ship = (plan) => {
  const view = ship_view(plan, 'act');
  const steps = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8', ...rooms];
  return position('unfathomable', view, [
    ...steps.map((space) => `move ${space}`),
    ...rooms.slice(0, 4).map((room) => `use ${room}`),
    'attack deep_one',
    'attack hydra',
    'rescue d3',
    'repair bridge',
    ...view.hand.slice(0, 6).map((card) => `play ${card}`),
    'pass',
  ]);
};
const ship_test = (plan) => {
  const view = ship_view(plan, 'contribute');
  const worth = ([skill, value]) => (view.test.skills.includes(skill) ? +value : -value);
  view.picks = {
    verb: 'contribute',
    cards: view.hand,
    worth: Object.fromEntries(view.hand.map((card) => [card, worth(card.split(' '))])),
    most: view.hand.length,
    exactly: false,
  };
  const adds = view.hand.map((card) => `contribute ${card}`);
  return position('unfathomable', view, [...adds, 'done']);
};
const ship_reaction = (plan) => {
  const view = ship_view(plan, 'after_roll');
  const plays = view.hand.slice(0, 8).map((card) => `play ${card}`);
  return position('unfathomable', view, [...plays, 'pass'], { reaction: true });
};

// The cards lie open, more than fit upright, and one may still change the total.
const ship_total = (plan) => {
  const view = ship_view(plan, 'contribute');
  const { test } = view;
  test.pile = skill_cards(14);
  let total = 0;
  test.turned = test.pile.map((card) => {
    const [skill, value] = card.split(' ');
    const worth = test.skills.includes(skill) ? +value : -value;
    total += worth;
    return { card, worth, total };
  });
  Object.assign(test, { revealed: true, total, verdict: 'fail', change: -2 });
  view.asks = 'after_total';
  view.total_reach = { lowest: total - 9, highest: total + 9, decides: true };
  delete view.picks;
  const plays = view.hand.slice(0, 4).map((card) => `play ${card}`);
  return position('unfathomable', view, [...plays, 'pass'], { reaction: true });
};

export const extremes = {
  abyss: {
    'two at the start': () => abyss({ seats: 2, hand: 1, owned: 0, places: 0 }),
    'four in the middle': () => abyss({ seats: 4, hand: 9, owned: 4, places: 3 }),
    'four with everything': () => abyss({ seats: 4, hand: 20, owned: 10, places: 10 }),
    'a choice between all': () => abyss_choice({ seats: 4, hand: 20, owned: 10, places: 4 }),
  },
  unfathomable: {
    'three at the start': () => ship({ seats: 3, hand: 1, owned: 0 }),
    'six with everything': () => ship({ seats: 6, hand: 20, owned: 6 }),
    'a test of six': () => ship_test({ seats: 6, hand: 10, owned: 3 }),
    'a total of six': () => ship_total({ seats: 6, hand: 10, owned: 3 }),
    'a reaction of six': () => ship_reaction({ seats: 6, hand: 12, owned: 3 }),
  },
};

// The page of a table whose server says what it is told. Returns how to show a position; `later` only
// sends it.
export async function fed(page, url) {
  let socket = null;
  let shown = null;
  await page.routeWebSocket('**/ws', (ws) => {
    socket = ws;
    ws.onMessage((text) => {
      const message = JSON.parse(text);
      show.sent.push(message);
      if (message.type === 'watch' && shown)
        ws.send(JSON.stringify({ ...shown, answers: [message.request] }));
    });
  });
  const show = async (next) => {
    shown = next;
    if (socket === null || !page.url().includes('/table/extreme')) {
      await page.goto(`${url}/table/extreme`);
    } else {
      socket.send(JSON.stringify(next));
    }
    await page.locator(`[data-number="${next.number}"]`).waitFor();
  };
  show.later = (next) => socket.send(JSON.stringify(next));
  show.sent = [];
  return show;
}

// SPDX-License-Identifier: Apache-2.0
//
// Moves of Unfathomable as an analysis or a hint speaks of them.
import type { MoveWords } from '$web/table/game_parts';
import { place_of, seat_of } from './choices';
import { card_in, parse } from './notation';
import type { ShipView } from './view';
import { choice, name_of } from './words';

export const move_words: MoveWords = {
  label: (move, question, names) => choice(parse(move), question, names),
  things: (move, view) => {
    const read = parse(move);
    const place = view === null ? null : place_of(read, view as ShipView);
    const seat = seat_of(read);
    const card = card_in(read);
    return [
      ...(place === null ? [] : [`space:${place}`]),
      ...(seat === null ? [] : [`seat:${seat}`]),
      ...(card === null ? [] : [`card:${card}`]),
      ...(read.verb === 'resource' ? [`resource:${read.args[0]}`] : []),
      ...(read.verb === 'track' ? [`track:${read.args[0]}`] : []),
    ];
  },
  side: (name) => name_of('loyalty', name),
};

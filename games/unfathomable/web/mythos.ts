// SPDX-License-Identifier: Apache-2.0
// What the mythos cards print besides their texts, for the reference and for cards that are looked
// at. The card in play is described by the view itself. `hadal cards unfathomable` writes the file.
import printed from './cards.json';
import type { CrisisCard } from './view';

export const mythos_cards = printed.mythos as Readonly<Record<string, CrisisCard>>;

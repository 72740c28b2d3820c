// SPDX-License-Identifier: Apache-2.0
//
// The keys of the table: those of the buttons, of the court (1 to 6), of the council, and of the
// hand (1 to 9) while allies are picked.
import type { Key } from '$web/lib/keys';
import { t } from '$web/lib/words.svelte';
import type { Desk } from './desk.svelte';
import { council_keys, hotkey_of } from './hotkeys';
import { races } from './view';
import { card_name, location_name, lord_name, move_label } from './words';

const most_hand_keys = 9;

function court_keys(desk: Desk): Key[] {
  return desk.view.court.flatMap((lord, i) => {
    const target = `court:${lord}`;
    if (!desk.lit.has(target)) return [];
    return [{ key: String(i + 1), label: lord_name(lord), press: () => desk.press(target) }];
  });
}

function stack_keys(desk: Desk): Key[] {
  const keys = council_keys();
  return races
    .filter((race) => desk.lit.has(`council:${race}`))
    .map((race) => ({
      key: keys[race],
      label: t(`abyss.stack.${race}`),
      press: () => desk.press(`council:${race}`),
    }));
}

const hand_keys = (desk: Desk): Key[] =>
  desk.hand.slice(0, most_hand_keys).map((card, i) => ({
    key: String(i + 1),
    label: card_name(card),
    press: () => desk.pick(i),
  }));

const button_keys = (desk: Desk): Key[] =>
  desk.buttons.flatMap(({ line }) => {
    const key = hotkey_of(line)?.toLowerCase();
    const label = move_label(line, desk.names);
    return key ? [{ key, label, press: () => void desk.play(line) }] : [];
  });

// Anything that is lit, and any button, without a key of its own gets the first free one.
const spare = [...'123456789', ...'asdfghjklqwertyiopzvb'];
const keyed_targets = /^(court|council|deck|lord_deck|lord|row|hand)/;

export function spare_keys(desk: Desk, taken: readonly Key[]): Map<string, string> {
  const used = new Set([...taken.map((one) => one.key), 'u', 'm', 'x']);
  const free = spare.filter((key) => !used.has(key));
  const lines = desk.buttons.filter(({ line }) => !hotkey_of(line)).map(({ line }) => line);
  const targets = [...desk.lit.keys()].filter((target) => !keyed_targets.test(target));
  const found = new Map<string, string>();
  for (const thing of [...lines, ...targets]) {
    const key = desk.picks ? undefined : free.shift();
    if (key !== undefined) found.set(thing, key);
  }
  return found;
}

const own_keys = (desk: Desk): Key[] => [
  ...stack_keys(desk),
  ...court_keys(desk),
  ...button_keys(desk),
];

// For the button of this move, or for a thing that is lit.
export const key_shown = (desk: Desk, line_or_target: string): string | undefined =>
  hotkey_of(line_or_target) ?? spare_keys(desk, own_keys(desk)).get(line_or_target)?.toUpperCase();

const thing_name = (target: string, names: Record<string, string>): string => {
  const [kind, of = ''] = target.split(':');
  if (kind === 'tile') return location_name(of);
  return kind === 'seat' ? (names[of] ?? of) : lord_name(of);
};

function given_keys(desk: Desk, taken: readonly Key[]): Key[] {
  return [...spare_keys(desk, taken)].map(([thing, key]) => {
    const [choice, another] = desk.lit.get(thing) ?? [];
    if (!choice)
      return {
        key,
        label: move_label(thing, desk.names),
        press: () => void desk.play(thing),
      };
    // The first of two things: the move is not yet decided.
    const label = another ? thing_name(thing, desk.names) : move_label(choice.line, desk.names);
    return { key, label, press: () => desk.press(thing) };
  });
}

export function keys_of(desk: Desk): Key[] {
  const keys = own_keys(desk);
  keys.push(...given_keys(desk, keys));
  if (desk.picks) keys.push(...hand_keys(desk));
  if (desk.bill)
    keys.push({ key: 'enter', label: t('web.abyss.pay'), press: () => void desk.pay() });
  if (desk.discards > 0)
    keys.push({ key: 'enter', label: t('abyss.zone.discard'), press: () => void desk.discard() });
  if (desk.busy) keys.push({ key: 'escape', label: t('web.cancel'), press: desk.forget });
  return keys;
}

// SPDX-License-Identifier: Apache-2.0
//
// Positions that nobody plays: the server works them out, or the house in this page where there is
// no network. Both keep nothing of it.
import { ask_anywhere } from '../lib/http';
import type { Aid, Document, Looked, Studied, Study, StudyMoves } from '../protocol';

export const position_in = (study: Study): Promise<Studied> => ask_anywhere('/api/study', study);

export const moves_in = async (study: Study, line: string): Promise<string[]> =>
  (await ask_anywhere<StudyMoves>('/api/study/line', { study, line })).moves;

export const look_in = (study: Study, line: string): Promise<Looked> =>
  ask_anywhere('/api/study/look', { study, line });

export const aid_in = async (
  study: Study,
  what: string,
  about: Record<string, string>,
): Promise<Document> => (await ask_anywhere<Aid>('/api/study/aid', { study, what, about })).answer;

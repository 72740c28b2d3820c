// SPDX-License-Identifier: Apache-2.0
//
// The words of the game, for the type checker.
import type rules from '../catalogues/en.json';
import type title from '../catalogues/en.title.json';
import type web from '../catalogues/en.web.json';
import type advice from '../catalogues/en.advice.json';
import type learn from '../catalogues/en.learn.json';

export type Words = typeof rules & typeof title & typeof web & typeof learn & typeof advice;

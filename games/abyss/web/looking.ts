// SPDX-License-Identifier: Apache-2.0
import type { Location, Lord } from './view';

export type Looking =
  | { kind: 'lord'; lord: Lord }
  | { kind: 'location'; location: Location }
  | { kind: 'seat'; seat: string };

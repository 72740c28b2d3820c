// SPDX-License-Identifier: Apache-2.0
import { walk } from './sizes.mjs';

walk('abyss');

// SPDX-License-Identifier: Apache-2.0
// The backs of the cards of Abyss.
import type { Design } from '$web/art/backs';
import { token_mark } from './marks';

export const backs = {
  exploration: { tint: '#12405a', sign: () => token_mark('threat') },
  lord: { tint: '#3a2f57', sign: () => `<g color="#d8c7f2">${token_mark('lord')}</g>` },
  location: { tint: '#15503f', sign: () => `<g color="#bfe9d3">${token_mark('location')}</g>` },
} satisfies Record<string, Design>;
export type Back = keyof typeof backs;

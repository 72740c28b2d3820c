// SPDX-License-Identifier: Apache-2.0
//
// The faces at a table. They come a moment after it: a table can be played without them.
import type { crew_face } from '../art/crew';
import type { person_face } from '../art/people';

interface Art {
  crew_face: typeof crew_face;
  person_face: typeof person_face;
}
export const pictures = $state<{ art: Art | null }>({ art: null });

const soon_ms = 1500;

async function load(): Promise<void> {
  const [crew, people] = await Promise.all([import('../art/crew'), import('../art/people')]);
  pictures.art = { crew_face: crew.crew_face, person_face: people.person_face };
}
setTimeout(() => void load().catch(() => undefined), soon_ms); // without a network: no faces

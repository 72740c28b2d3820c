// SPDX-License-Identifier: Apache-2.0
//
// Somebody who plays in the page.
import { until } from '../../web/tests/browser/stage.mjs';

export const go_here = (page) =>
  page.getByRole('button', { name: 'Play here, without a network' }).click();
export const here = (page) => page.getByRole('button', { name: 'Back to the server' }).waitFor();

const log = (page) => page.locator('.side ol li').count();

/** Presses something until the log has so many more lines. */
export async function moves(page, press, wanted) {
  const begun = await log(page);
  await until(async () => {
    await press(page);
    return (await log(page)) >= begun + wanted;
  }, `${wanted} more lines in the log`);
}

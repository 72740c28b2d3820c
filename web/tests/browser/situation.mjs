// SPDX-License-Identifier: Apache-2.0
//
// Brings a table to a situation quickly: somebody plays legal moves over the socket, as any client
// may, and stops in front of the first position that is wanted.

// In the page. `wanted` and `choose` are texts of functions of a position; `choose` returns a line,
// or null to wait.
function play_in_page({ table, wanted, choose, most, limit_ms }) {
  const is_wanted = new Function(`return (${wanted})`)();
  const choice = new Function(`return (${choose})`)();
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    let answered = -1;
    const mine = String(crypto.getRandomValues(new Uint32Array(1))[0]); // a request is carried out once
    const send = (message) =>
      socket.send(JSON.stringify({ request: `${mine} ${answered}`, table, ...message }));
    const finish = (position) => {
      socket.close();
      resolve({
        number: position.number,
        question: position.question,
        seat: position.seat,
        view: position.view,
        over: position.over !== null,
      });
    };
    socket.onopen = () => send({ type: 'watch' });
    socket.onclose = () => reject(new Error(`the socket broke after position ${answered}`));
    setTimeout(() => reject(new Error(`nothing after position ${answered}`)), limit_ms);
    socket.onmessage = ({ data }) => {
      const position = JSON.parse(data);
      if (position.type !== 'position') return;
      if (is_wanted(position) || position.over || position.number > most) return finish(position);
      if (position.to_move !== position.seat || position.number === answered) return;
      const line = choice(position);
      if (line === null) return; // somebody else answers: a standing order
      answered = position.number;
      send({ type: 'play', number: position.number, line });
    };
  });
}

const limit_ms = 300_000;
const anything = ({ legal }) => legal[Math.floor(Math.random() * legal.length)];

// The page has its own socket, and may not yet have drawn where the other one is.
export async function shows(page, number) {
  await page.waitForFunction(
    (wanted) => Number(document.querySelector('[data-number]')?.dataset.number) >= wanted,
    number,
  );
}

// Nothing moves it any more: fonts and panels that came late are there.
export async function still(locator) {
  const box = async () => JSON.stringify(await locator.boundingBox());
  for (let before = null, now = await box(); now !== before;) {
    before = now;
    await locator
      .page()
      .evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
    now = await box();
  }
}

/** Returns where it stopped: { number, question, over }. The page must be at the server. */
export async function play_until(page, table, wanted, { choose = anything, most = 5000 } = {}) {
  const stopped = await page.evaluate(play_in_page, {
    table,
    most,
    limit_ms,
    wanted: String(wanted),
    choose: String(choose),
  });
  if (page.url().includes(`/table/${table}`)) await shows(page, stopped.number);
  return stopped;
}

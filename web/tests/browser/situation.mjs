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
    const mine = Math.random().toString(36); // a request is carried out once
    const send = (message) =>
      socket.send(JSON.stringify({ request: `${mine} ${answered}`, table, ...message }));
    const finish = (position) => {
      socket.close();
      resolve({
        number: position.number,
        question: position.question,
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

/** Returns where it stopped: { number, question, over }. The page must be at the server. */
export const play_until = (page, table, wanted, { choose = anything, most = 5000 } = {}) =>
  page.evaluate(play_in_page, {
    table,
    most,
    limit_ms,
    wanted: String(wanted),
    choose: String(choose),
  });

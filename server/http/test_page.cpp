// SPDX-License-Identifier: Apache-2.0
// A plain page to try the server with, for builds without the web client.
#include "server/http/files.h"

namespace hadal::http {

const char* const kTestPage = R"html(<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Hadal</title>
<h1>Hadal</h1>
<p>The web client is not built. This plain page plays, too.</p>
<p><label>Name <input id="name" value="Guest"></label>
<label>Game <select id="game"></select></label>
<button id="begin">Play against bots</button></p>
<p id="status" role="status"></p>
<div id="moves"></div>
<h2>Log</h2><pre id="log"></pre>
<h2>View</h2><pre id="view"></pre>
<script src="/test.js"></script>
</html>
)html";

const char* const kTestScript = R"js('use strict';
const at = (id) => document.getElementById(id);
const post = async (path, body) => {
  const answer = await fetch(path, {method: 'POST', body: JSON.stringify(body),
    headers: {'Content-Type': 'application/json'}});
  const json = await answer.json();
  if (!answer.ok) throw new Error(json.message);
  return json;
};
let request = 0;
let games = [];
fetch('/api/games').then((answer) => answer.json()).then((found) => {
  games = found.games;
  at('game').replaceChildren(...games.map((g) => new Option(g.game)));
});
let log = [];

function show(socket, m) {
  at('status').textContent = m.state === 'over' ? 'Over: ' + JSON.stringify(m.over.seats)
    : m.to_move + ' must decide: ' + m.question;
  log = log.slice(0, m.events_after).concat(m.events);
  at('log').textContent = log.slice(-20).map((e) => e.move + ' ' + e.mover + ' ' + e.text).join('\n');
  at('view').textContent = JSON.stringify(m.view, null, 1);
  at('moves').replaceChildren(...m.legal.map((line) => {
    const button = document.createElement('button');
    button.textContent = line;
    button.onclick = () => socket.send(JSON.stringify(
      {type: 'play', request: 'r' + ++request, table: m.table, number: m.number, line}));
    return button;
  }));
}

at('begin').onclick = async () => {
  try {
    const me = await (await fetch('/api/me')).json();
    if (!me.player) await post('/api/guest', {name: at('name').value});
    const game = at('game').value;
    const level = games.find((g) => g.game === game).levels[0];
    const made = await post('/api/tables', {game, start_now: true, seats: [{kind: 'me'},
      {kind: 'bot', level}, {kind: 'bot', level}]});
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
    socket.onopen = () => socket.send(JSON.stringify(
      {type: 'watch', request: 'w', table: made.table}));
    socket.onmessage = (message) => {
      const m = JSON.parse(message.data);
      if (m.type === 'position') show(socket, m);
      if (m.type === 'refused') at('status').textContent = m.message;
    };
  } catch (e) {
    at('status').textContent = e.message;
  }
};
)js";

}  // namespace hadal::http

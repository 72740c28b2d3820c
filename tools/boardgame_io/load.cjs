// SPDX-License-Identifier: Apache-2.0
// node load.cjs [MATCHES] [SECONDS]: starts server.cjs in a process of its own and plays random
// moves at all matches, each as soon as the last one was seen by both seats, as `hadal load --rate 0`
// does. The clients are bare sockets: boardgame.io's own client would compute every move again.
const { spawn } = require("node:child_process");
const { readFileSync } = require("node:fs");
const { io } = require("socket.io-client");

const PORT = 18742;
const matches = Number(process.argv[2] ?? 200);
const seconds = Number(process.argv[3] ?? 10);
const acknowledged = [];
const received = [];
let playing = false;

const pick = (list) => list[Math.floor(Math.random() * list.length)];

function choices(G, me) {
  const all = G.track.length > 0 ? [["take"]] : [];
  if (G.track.length < 5 && G.deckSize + G.discard.length > 0) all.push(["explore"], ["explore"]);
  if (G.track.length > 0) return all;
  for (const [race, stack] of Object.entries(G.council)) if (stack.length) all.push(["council", race]);
  if (G.seats[me].pearls > 0 && G.court.length < 8) all.push(["plot"]);
  G.court.forEach((lord, slot) => {
    const sum = G.players[me].hand.reduce((n, c) => n + (c.race === lord.race ? c.value : 0), 0);
    if (sum >= lord.cost) all.push(["recruit", slot]);
  });
  return all;
}

class Match {
  constructor(id) {
    this.id = id;
    this.seen = [-1, -1];
    this.sockets = ["0", "1"].map((me) => this.connect(me));
  }
  connect(me) {
    const socket = io(`http://127.0.0.1:${PORT}/court`, { transports: ["websocket"] });
    socket.on("connect", () => socket.emit("sync", this.id, me, undefined, 2));
    socket.on("sync", (_, info) => this.see(me, info.state));
    socket.on("update", (_, state) => this.see(me, state));
    return socket;
  }
  see(me, state) {
    if (playing && this.mover !== undefined)
      (me === this.mover ? acknowledged : received).push(performance.now() - this.sent);
    this.seen[me] = state._stateID;
    if (state.ctx.currentPlayer === me) this.state = state;
    if (playing && this.seen[0] === this.seen[1]) this.move();
  }
  move() {
    const me = this.state.ctx.currentPlayer;
    const all = choices(this.state.G, me);
    if (all.length === 0) return;
    const [type, ...args] = pick(all);
    this.mover = me;
    this.sent = performance.now();
    const action = { type: "MAKE_MOVE", payload: { type, args, playerID: me } };
    this.sockets[me].emit("update", action, this.state._stateID, this.id, me);
  }
}

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const percentile = (times, part) => times.sort((a, b) => a - b)[Math.floor(part * (times.length - 1))];

// Of the server, so far; the kernel counts hundredths of a second.
function processorSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function run() {
  const server = spawn(process.execPath, [`${__dirname}/server.cjs`, String(PORT)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((open) => server.stdout.once("data", open));
  await sleep(500);
  const all = Array.from({ length: matches }, (_, i) => new Match(`match${i}`));
  while (all.some((match) => match.seen.includes(-1))) await sleep(50);
  playing = true;
  const begin = performance.now();
  const before = processorSeconds(server.pid);
  for (const match of all) match.move();
  await sleep(seconds * 1000);
  const took = (performance.now() - begin) / 1000;
  console.log(`${matches} matches, ${took.toFixed(1)} s: ${(acknowledged.length / took).toFixed(0)} moves/s`);
  for (const [what, times] of [["answer", acknowledged], ["other seat", received]])
    console.log(`  to the ${what}: p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`);
  const used = processorSeconds(server.pid) - before;
  console.log(`  server: ${((100 * used) / took).toFixed(0)} % of a processor, ${((1e6 * used) / acknowledged.length).toFixed(0)} us a move`);
  console.log(`  a state of ${JSON.stringify(all[0].state).length} bytes as its seat sees it`);
  server.kill();
  process.exit(0);
}
run();

// SPDX-License-Identifier: Apache-2.0
// node server.cjs PORT: a boardgame.io server that keeps its matches in memory, as it does unless
// told otherwise.
const { Server, Origins } = require("boardgame.io/server");
const game = require("./game.cjs");

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));

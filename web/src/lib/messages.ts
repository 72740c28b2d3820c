// SPDX-License-Identifier: Apache-2.0
import type { ClientMessage, ServerMessage } from '../protocol';

export type ToServer = ClientMessage;
export type FromServer = ServerMessage;

// The table a message is about, if it is about one.
export function table_of(message: FromServer): string | null {
  switch (message.type) {
    case 'position':
    case 'chatted':
    case 'shuffling':
      return message.table;
    case 'waiting':
      return message.table.card.table;
    default:
      return null;
  }
}

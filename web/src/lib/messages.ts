// SPDX-License-Identifier: Apache-2.0
//
// The messages of the WebSocket: each is a struct of the protocol with its `type`.
import type * as p from '../protocol';

type Tagged<Type extends string, Body> = Body & { type: Type };

export type ToServer =
  | Tagged<'watch', p.Watch>
  | Tagged<'unwatch', p.Unwatch>
  | Tagged<'play', p.Play>
  | Tagged<'undo', p.Undo>
  | Tagged<'concede', p.Concede>
  | Tagged<'abandon', p.Abandon>
  | Tagged<'take_back_seat', p.TakeBackSeat>
  | Tagged<'look_ahead', p.LookAhead>
  | Tagged<'ask_payments', p.AskPayments>
  | Tagged<'set_orders', p.SetOrders>
  | Tagged<'chat', p.Chat>
  | Tagged<'say', p.Say>
  | Tagged<'ping', p.Ping>;

export type FromServer =
  | Tagged<'welcome', p.Welcome>
  | Tagged<'accepted', p.Accepted>
  | Tagged<'refused', p.Refused>
  | Tagged<'waiting', p.Waiting>
  | Tagged<'position', p.Position>
  | Tagged<'looked', p.Looked>
  | Tagged<'payments', p.Payments>
  | Tagged<'chatted', p.Chatted>
  | Tagged<'pong', p.Pong>
  | Tagged<'closing', p.Closing>;

// The table a message is about, if it is about one.
export function table_of(message: FromServer): string | null {
  switch (message.type) {
    case 'position':
    case 'chatted':
      return message.table;
    case 'waiting':
      return message.table.card.table;
    default:
      return null;
  }
}

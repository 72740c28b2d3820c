// SPDX-License-Identifier: Apache-2.0
//
// What the page and its worker say to each other: requests and answers, and a socket's messages.
export type ToHouse =
  | { kind: 'request'; id: number; method: string; target: string; body: string }
  | { kind: 'open'; socket: number }
  | { kind: 'send'; socket: number; text: string }
  | { kind: 'close'; socket: number };

export type FromHouse =
  | { kind: 'answer'; id: number; status: number; body: string }
  | { kind: 'opened'; socket: number }
  | { kind: 'frame'; socket: number; text: string }
  | { kind: 'closed'; socket: number }
  | { kind: 'saving'; works: boolean } // when that changes
  | { kind: 'failed'; code: Failure }; // there is no house; why

// Each has a sentence: error.here_elsewhere and so on.
export type Failure = 'here_elsewhere' | 'here_storage' | 'here_unreadable' | 'here_missing';

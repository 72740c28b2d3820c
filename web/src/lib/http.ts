// SPDX-License-Identifier: Apache-2.0
//
// Requests to the server, or to the house in the page. A refused request becomes a Refusal, whose
// `code` has words in the catalogue.
import { ask_house, house_here } from './place.svelte';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

// The server could not tell whether something was saved: what it has is looked at now, and once more
// when it has found out.
const second_look_ms = 2000;
const lookers: (() => void)[] = [];
export const when_unknown = (look: () => void): void => void lookers.push(look);
export function look_again(): void {
  const look = (): void => lookers.forEach((one) => one());
  look();
  setTimeout(look, second_look_ms);
}

async function answer<T>(response: Response): Promise<T> {
  const text = await response.text();
  let body: unknown;
  try {
    body = text ? JSON.parse(text) : null;
  } catch {
    throw new Refusal('server', text.slice(0, 200));
  }
  if (response.ok) return body as T;
  const error = body as { code?: string; message?: string } | null;
  if (error?.code === 'unknown') look_again();
  throw new Refusal(error?.code ?? 'server', error?.message ?? response.statusText);
}

async function request<T>(path: string, init?: RequestInit, ask = ask_house): Promise<T> {
  let response: Response;
  try {
    response = await ask(path, init);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('unreachable', 'the server does not answer');
  }
  return answer<T>(response);
}

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

export const get = <T>(path: string): Promise<T> => request<T>(path);

export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  request<T>(path, posted(body));

/** For what needs nobody else: without a network the house of this page answers, if it has one. */
export async function ask_anywhere<T>(path: string, body: unknown): Promise<T> {
  try {
    return await post<T>(path, body);
  } catch (error) {
    const unreachable = error instanceof Refusal && error.code === 'unreachable';
    const house = unreachable ? await house_here() : null;
    if (!house) throw error;
    return request<T>(path, posted(body), house.ask_here);
  }
}

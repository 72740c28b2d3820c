// SPDX-License-Identifier: Apache-2.0
//
// Requests to the server. A refused request becomes a Refusal, whose `code` has words in the
// catalogue.
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
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
  throw new Refusal(error?.code ?? 'server', error?.message ?? response.statusText);
}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new Refusal('unreachable', 'the server does not answer');
  }
  return answer<T>(response);
}

export const get = <T>(path: string): Promise<T> => request<T>(path);

export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  request<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

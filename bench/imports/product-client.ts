import { setTimeout as delay } from 'node:timers/promises';

/** Below the limit of requests per minute of one address, with the uploads. */
const retryMs = 2000;

/** Calls of one account. A refused one is repeated when the limit of requests allows it. */
export interface ProductClient {
  readonly call: <T>(method: string, path: string, body?: object) => Promise<T>;
  readonly send: <T>(path: string, file: File) => Promise<T>;
}

/** Logs in a demo account. */
export async function logIn(url: string, email: string): Promise<ProductClient> {
  const login = { username: email, password: 'calm river lantern' };
  const { access } = await request<{ access: string }>(`${url}/api/v1/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  const authorization = `Bearer ${access}`;
  return {
    call: (method, path, body) =>
      request(`${url}${path}`, {
        method,
        headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    send: (path, file) => {
      const form = new FormData();
      form.append('file', file);
      return request(`${url}${path}`, { method: 'POST', headers: { authorization }, body: form });
    },
  };
}

async function request<T>(address: string, init: RequestInit): Promise<T> {
  for (;;) {
    const response = await fetch(address, init);
    if (response.ok) return (await response.json()) as T;
    if (response.status !== 429) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    await delay(retryMs);
  }
}

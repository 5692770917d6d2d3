import type { Endpoint, RequestInput, ResponseData } from '#domain/lib/endpoint.ts';
import { timeZoneHeader } from '#domain/lib/time-zone.ts';
import type { TestApp } from './app.ts';
import { request } from './request.ts';

/** The sender of a request: the host of the tenant, and a token if logged in. */
export interface Caller {
  readonly host: string;
  readonly token?: string;
  /** What the browser names as its time zone. */
  readonly timeZone?: string;
}

interface Problem {
  readonly code: string;
  readonly detail: string;
  readonly request_id: string;
  readonly fields?: readonly { readonly field: string; readonly code: string }[];
  readonly non_field_errors?: readonly string[];
  readonly data?: Readonly<Record<string, readonly string[]>>;
}

/** A response: `body` on success, `problem` on an error. */
export interface Received<E extends Endpoint> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ResponseData<E>;
  readonly problem: Problem;
}

/** Calls an endpoint over HTTP. */
export async function send<E extends Endpoint>(
  test: TestApp,
  caller: Caller,
  contract: E,
  ...[sent]: Record<never, never> extends RequestInput<E> ? [RequestInput<E>?] : [RequestInput<E>]
): Promise<Received<E>> {
  const { params, query, body } = (sent ?? {}) as { params?: object; query?: object; body?: object };
  const response = await request(`${test.url}${buildPath(contract, params, query)}`, {
    method: contract.method,
    headers: buildHeaders(caller, contract, body),
    ...(body === undefined ? {} : { body: contract.form ? buildForm(body) : JSON.stringify(body) }),
  });
  const content: unknown = contract.binary && response.status < 300 ? response.bytes : parseJson(response.text);
  return {
    status: response.status,
    headers: response.headers,
    body: content as ResponseData<E>,
    problem: content as Problem,
  };
}

export function buildHeaders(caller: Caller, contract: Endpoint, body: unknown): Record<string, string> {
  return {
    host: caller.host,
    ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
    ...(caller.timeZone ? { [timeZoneHeader]: caller.timeZone } : {}),
    ...(body !== undefined && !contract.form ? { 'content-type': 'application/json' } : {}),
  };
}

/** The path of an endpoint with parameters and query string. */
export function buildPath(contract: Endpoint, params: object = {}, query: object = {}): string {
  const path = contract.path.replace(/:(\w+)/g, (_match, name: string) => {
    return encodeURIComponent(String((params as Record<string, unknown>)[name]));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) search.append(name, String(item));
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

function buildForm(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

function parseJson(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

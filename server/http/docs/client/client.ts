import type { Operations } from './operations.ts';

/** A response other than 2xx, with the code of its problem details, such as `token_scope`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

interface ClientOptions {
  /** The address of the product, such as `https://example.org`. */
  readonly baseUrl: string;
  /** An API token, `wlt_…`. */
  readonly token: string;
  /** Another `fetch`, for example with a proxy. */
  readonly fetch?: typeof fetch;
}

type Input<K extends keyof Operations> = Omit<Operations[K], 'response'>;

export type ApiCall = <K extends keyof Operations>(
  operation: K,
  ...input: Record<never, never> extends Input<K> ? [Input<K>?] : [Input<K>]
) => Promise<Operations[K]['response']>;

/**
 * Returns the function that calls an operation.
 * @throws ApiError for every response other than 2xx
 */
export function createClient({ baseUrl, token, fetch: send = fetch }: ClientOptions): ApiCall {
  return async (operation, ...[input]) => {
    const [method = '', template = ''] = operation.split(' ');
    const { params = {}, query = {}, body } = (input ?? {}) as Partial<Record<'params' | 'query' | 'body', object>>;
    const response = await send(`${baseUrl}${fillPath(template, params)}${formatQuery(query)}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const content = (await response.json()) as { readonly code?: string };
    if (!response.ok) throw new ApiError(response.status, content.code ?? 'unknown');
    return content as never;
  };
}

function fillPath(template: string, params: object): string {
  const values = new Map(Object.entries(params));
  return template.replace(/\{(\w+)\}/g, (_part, name: string) => encodeURIComponent(String(values.get(name) ?? '')));
}

function formatQuery(query: object): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined ? [] : [[name, String(one)] as [string, string]])),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

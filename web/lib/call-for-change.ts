import type { ContractOf, ResponseData, Route } from '#domain/lib/endpoint.ts';
import { type CallOptions, type Input, readBody, rememberOwner, renewIfNeeded, sendRequest } from './call.ts';

/** The answer to a poll, with the `ETag` that it is known by. */
export interface TaggedAnswer<T> {
  readonly tag: string | null;
  readonly body: T;
}

/** Calls a route that is polled. An answer that has not changed is not read or sent again. */
export async function callForChange<R extends Route>(
  route: R,
  sent: Input<R>,
  known: TaggedAnswer<ResponseData<ContractOf<R>>> | undefined,
  options: CallOptions = {},
): Promise<TaggedAnswer<ResponseData<ContractOf<R>>>> {
  await renewIfNeeded();
  const checkOwner = rememberOwner();
  const response = await sendRequest(route, sent, { ...options, knownTag: known?.tag ?? undefined });
  checkOwner();
  if (response.status === 304 && known) return known;
  return { tag: response.headers.get('etag'), body: (await readBody(response)) as ResponseData<ContractOf<R>> };
}

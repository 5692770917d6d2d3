import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ImpersonationStart } from '#domain/features/impersonation/contract.ts';
import { impersonationApi } from '#web/lib/api/impersonation.ts';
import { call, renewSession } from '#web/lib/call.ts';
import { beginLook, endLook, useSession } from '#web/lib/session.ts';

/** People who fit the words, by name. */
export const peopleFor = (words: string) =>
  queryOptions({
    queryKey: ['impersonation', words],
    queryFn: ({ signal }) => call(impersonationApi.people, { query: { words } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Begins to look at the product as somebody else. One's own session is renewed first, so that it outlives the look. */
export async function startLook(body: ImpersonationStart): Promise<void> {
  await renewSession().catch(() => undefined);
  const { access } = await call(impersonationApi.start, { body });
  beginLook(access);
}

/** Ends the look, here also when the server does not answer; one's own session goes on. */
export async function stopLook(): Promise<void> {
  const told = call(impersonationApi.end, {}, { bearer: useSession.getState().userToken }).catch(() => undefined);
  endLook();
  await told;
  await renewSession().catch(() => undefined);
}

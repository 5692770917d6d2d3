import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ImpersonationStart } from '#domain/features/impersonation/contract.ts';
import { impersonationApi } from '#web/lib/api/system/impersonation.ts';
import { call, renewSession } from '#web/lib/call.ts';
import { endImpersonation, startImpersonation, useSession } from '#web/lib/session.ts';

/** Accounts that match the query, by name. */
export const peopleFor = (words: string) =>
  queryOptions({
    queryKey: ['impersonation', words],
    queryFn: ({ signal }) => call(impersonationApi.people, { query: { words } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Starts impersonation. Renews the administrator's session first, so that it outlasts the impersonation. */
export async function requestImpersonation(body: ImpersonationStart): Promise<void> {
  await renewSession().catch(() => undefined);
  const { access } = await call(impersonationApi.start, { body });
  startImpersonation(access);
}

/** Stops impersonation, even if the server does not answer, and restores the administrator's session. */
export async function stopImpersonating(): Promise<void> {
  const ended = call(impersonationApi.end, {}, { bearer: useSession.getState().userToken }).catch(() => undefined);
  endImpersonation();
  await ended;
  await renewSession().catch(() => undefined);
}

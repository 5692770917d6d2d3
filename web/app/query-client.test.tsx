// @vitest-environment happy-dom
import { type QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityQuery } from '#web/features/accounts/queries.ts';
import { useUnsavedWork } from '#web/lib/input/unsaved-work.ts';
import { storeSession } from '#web/lib/session/session-storage.ts';
import { endSession, signIn, signOut, syncAcrossTabs } from '#web/lib/session.ts';
import { renderWithoutRouter } from '#web/testing/render.tsx';
import { createTokens } from '#web/testing/tokens.ts';
import { createQueryClient, emptyCacheOnOwnerChange, useRefetchForOwner } from './query-client.ts';

const ana = createTokens({ seconds: 1800, userId: 7, name: 'Ana Silva' });
const noor = createTokens({ seconds: 1800, userId: 9, name: 'Noor Haddad' });
const names: Readonly<Record<string, string>> = { [ana.access]: 'Ana Silva', [noor.access]: 'Noor Haddad' };

let queries: QueryClient;
let stop: () => void;
let isServerWaiting = false;
let answerNow: (() => void)[] = [];

beforeEach(() => {
  signOut();
  localStorage.clear();
  queries = createQueryClient();
  stop = emptyCacheOnOwnerChange(queries);
  isServerWaiting = false;
  answerNow = [];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const { authorization = '' } = init.headers as Record<string, string>;
    const name = names[authorization.replace('Bearer ', '')];
    if (isServerWaiting) await new Promise<void>((resolve) => answerNow.push(resolve));
    return name ? Response.json({ full_name: name }) : Response.json({ code: 'sign_in_needed' }, { status: 401 });
  });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('the cache of responses', () => {
  it('keeps the answer to a change when an older response arrives after it', async () => {
    signIn(ana);
    await showName();
    await screen.findByText('Ana Silva');
    isServerWaiting = true;
    act(() => void queries.refetchQueries());
    await waitFor(() => expect(answerNow).toHaveLength(1));
    act(() => void queries.setQueryData(['me'], { full_name: 'Ana Souza' }));
    await act(async () => answerNow[0]?.());
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(cached()).toEqual([{ full_name: 'Ana Souza' }]);
  });

  it('is empty after logout', async () => {
    await showName();
    act(() => signIn(ana));
    await screen.findByText('Ana Silva');
    act(() => signOut());
    expect(screen.queryByText('Ana Silva')).toBeNull();
    expect(cached()).toEqual([]);
  });

  it('holds only the responses of the next person after a login as someone else', async () => {
    await showName();
    act(() => signIn(ana));
    await screen.findByText('Ana Silva');
    act(() => signIn(noor));
    expect(screen.queryByText('Ana Silva')).toBeNull();
    await screen.findByText('Noor Haddad');
    expect(cached()).toEqual([{ full_name: 'Noor Haddad' }]);
  });

  it('is empty after a login in another tab', async () => {
    await showName();
    const stopFollowing = syncAcrossTabs();
    act(() => signIn(ana));
    await screen.findByText('Ana Silva');
    storeSession(
      { ...noor, expiresAt: Date.now() / 1000 + 1800 },
      { user_id: 9, exp: 0, is_user: true, full_name: '' },
    );
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })));
    expect(screen.queryByText('Ana Silva')).toBeNull();
    await screen.findByText('Noor Haddad');
    stopFollowing();
  });

  it('does not take in a response that was requested by the person before', async () => {
    await showName();
    isServerWaiting = true;
    act(() => signIn(ana));
    await waitFor(() => expect(answerNow).toHaveLength(1));
    act(() => signIn(noor));
    await waitFor(() => expect(answerNow).toHaveLength(2));
    for (const answer of answerNow.toReversed()) answer();
    await screen.findByText('Noor Haddad');
    expect(cached()).toEqual([{ full_name: 'Noor Haddad' }]);
  });

  it('stays for a person whose session ran out during unsaved work', async () => {
    await showName();
    act(() => signIn(ana));
    await screen.findByText('Ana Silva');
    const writing = renderHook(() => useUnsavedWork(true));
    act(() => endSession('expired'));
    expect(screen.queryByText('Ana Silva')).not.toBeNull();
    act(() => signIn(noor));
    expect(screen.queryByText('Ana Silva')).toBeNull();
    writing.unmount();
  });
});

async function showName() {
  await renderWithoutRouter(
    <QueryClientProvider client={queries}>
      <Name />
    </QueryClientProvider>,
  );
}

function Name() {
  useRefetchForOwner(useQueryClient());
  const { data } = useQuery(identityQuery());
  return <p>{data?.full_name}</p>;
}

/** Every response in the cache. */
function cached(): unknown[] {
  const all = queries.getQueryCache().getAll();
  return all.map(({ state }) => state.data).filter((data) => data !== undefined);
}

import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationState } from '#domain/features/applications/bulk/contract.ts';
import { maxBulkSize } from '#domain/features/applications/bulk/max-bulk-size.ts';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import type { SendResult } from '#domain/features/messages/contract.ts';
import { maxMessagesAtOnce } from '#domain/features/messages/limits.ts';
import { invalidateMessages } from '#web/features/messages/queries.ts';
import { messagesApi } from '#web/lib/api/help/messages.ts';
import { applicationStatesApi } from '#web/lib/api/hiring/applications.ts';
import { call } from '#web/lib/call.ts';

/** The current states of selected applications. Read again for every preview. */
export const applicationStates = (cards: readonly ApplicationCard[]) =>
  queryOptions({
    queryKey: ['applications', 'states', cards.map(({ id, version }) => `${id}:${version}`)],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, ApplicationState>> => {
      const found: ApplicationState[] = [];
      for (const part of splitList(cards, maxBulkSize)) {
        const query = { id: part.map(({ id }) => String(id)) };
        found.push(...(await call(applicationStatesApi.list, { query }, { signal })).states);
      }
      return new Map(found.map((state) => [state.id, state]));
    },
    gcTime: 0,
    staleTime: 0,
  });

/** A message that didn't reach its conversation. */
export interface FailedMessage {
  readonly card: ApplicationCard;
  readonly error: NonNullable<SendResult['error']>;
}

/** Sends a message to several applicants, each in their own conversation. A retry sends only what is missing. */
export function useSendToMany() {
  const client = useQueryClient();
  const [clientId] = useState(() => crypto.randomUUID());
  const [done, setDone] = useState<number | null>(null);
  const send = async (cards: readonly ApplicationCard[], text: string): Promise<FailedMessage[]> => {
    const results: SendResult[] = [];
    setDone(0);
    try {
      for (const part of splitList(cards, maxMessagesAtOnce)) {
        const body = { client_id: clientId, ids: part.map(({ id }) => id), text };
        results.push(...(await call(messagesApi.sendMany, { body })).results);
        setDone(results.length);
      }
    } finally {
      setDone(null);
      void invalidateMessages(client);
    }
    const errors = new Map(results.map(({ id, error }) => [id, error]));
    return cards.flatMap((card) => {
      const error = errors.get(card.id) ?? null;
      return error === null ? [] : [{ card, error }];
    });
  };
  return { send, done };
}

function splitList<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

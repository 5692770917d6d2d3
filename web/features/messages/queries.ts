import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { ConversationPage, conversationFilters, Message, Thread } from '#domain/features/messages/contract.ts';
import { messagesApi } from '#web/lib/api/help/messages.ts';
import { call } from '#web/lib/call.ts';
import { omitEmpty } from '#web/lib/request.ts';
import { catchUp, mergeMessages } from './thread/catch-up.ts';

const root = 'messages';

export interface ConversationFilter {
  readonly filter: (typeof conversationFilters)[number];
  readonly words: string;
}

export const conversationPages = ({ filter, words }: ConversationFilter) =>
  infiniteQueryOptions({
    queryKey: [root, 'list', filter, words],
    queryFn: ({ pageParam, signal }): Promise<ConversationPage> => {
      const query = { filter, ...omitEmpty({ words, cursor: pageParam }) };
      return call(messagesApi.list, { query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

const threadKey = (id: number) => [root, 'thread', id];

/** A conversation; a refetch loads only newer messages. */
export const threadQuery = (id: number) =>
  queryOptions({
    queryKey: threadKey(id),
    queryFn: ({ client, signal }): Promise<Thread> => {
      const known = client.getQueryData<Thread>(threadKey(id));
      const ask = (after?: number) => {
        const query = after === undefined ? {} : { after: String(after) };
        return call(messagesApi.thread, { params: { id: String(id) }, query }, { signal });
      };
      return catchUp(known, ask);
    },
  });

/** The unread count across all conversations. */
export const unreadMessages = () =>
  queryOptions({
    queryKey: [root, 'unread'],
    queryFn: async ({ signal }): Promise<number> => (await call(messagesApi.unread, {}, { signal })).data.unread_count,
  });

interface NewMessage {
  readonly id: number;
  readonly client_id: string;
  readonly text: string;
  readonly files: readonly File[];
}

export function useSendMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, client_id, text, files }: NewMessage): Promise<Message> =>
      call(messagesApi.send, { params: { id: String(id) }, body: { client_id, text }, files: { file: files } }),
    // Not awaited, so that the next message can be written immediately.
    onSuccess: () => void invalidateMessages(client),
  });
}

export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, seq }: { id: number; seq: number }) =>
      call(messagesApi.read, { params: { id: String(id) }, body: { seq } }),
    onSuccess: async () => {
      await Promise.all([invalidateMessages(client), client.invalidateQueries({ queryKey: ['notifications'] })]);
    },
  });
}

/** Loads older messages. */
export function useEarlier(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (before: number): Promise<Thread> =>
      call(messagesApi.thread, { params: { id: String(id) }, query: { before: String(before) } }),
    onSuccess: (earlier) => {
      client.setQueryData<Thread>(threadKey(id), (known) =>
        known
          ? { ...known, messages: mergeMessages(earlier.messages, known.messages), has_earlier: earlier.has_earlier }
          : earlier,
      );
    },
  });
}

/** Invalidates all message queries. */
export function invalidateMessages(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [root] });
}

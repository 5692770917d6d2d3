import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { AgentHours } from '#domain/features/chat/agent-hours.ts';
import type { AgentState, HelpdeskFilter, HelpdeskThread } from '#domain/features/chat/helpdesk-contract.ts';
import type { ArticleName } from '#domain/features/help/articles.ts';
import { helpdeskApi } from '#web/lib/api/help/helpdesk.ts';
import { call } from '#web/lib/call.ts';
import { omitEmpty } from '#web/lib/request.ts';

const root = 'helpdesk';
const params = (id: number) => ({ id: String(id) });

/** Chats that wait for a reply first. */
export const helpdeskChats = (filter: HelpdeskFilter, words: string) =>
  infiniteQueryOptions({
    queryKey: [root, 'list', filter, words],
    queryFn: ({ pageParam, signal }) =>
      call(helpdeskApi.list, { query: { filter, ...omitEmpty({ words, cursor: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

/** Unread messages in all open chats. */
export const helpdeskUnread = () =>
  queryOptions({
    queryKey: [root, 'unread'],
    queryFn: async ({ signal }) =>
      (await call(helpdeskApi.list, { query: { filter: 'open' } }, { signal })).unread_count,
    retry: false,
  });

export const helpdeskThread = (id: number) =>
  queryOptions({
    queryKey: [root, 'thread', id],
    queryFn: ({ signal }) => call(helpdeskApi.thread, { params: params(id) }, { signal }),
  });

export function loadEarlier(id: number, before: number): Promise<HelpdeskThread> {
  return call(helpdeskApi.thread, { params: params(id), query: { before: String(before) } });
}

export const agentsQuery = () =>
  queryOptions({
    queryKey: [root, 'agents'],
    queryFn: ({ signal }) => call(helpdeskApi.agents, {}, { signal }),
  });

export const repliesQuery = () =>
  queryOptions({
    queryKey: [root, 'replies'],
    queryFn: async ({ signal }) => (await call(helpdeskApi.replies, {}, { signal })).replies,
  });

interface Reply {
  readonly client_id: string;
  readonly text: string;
  readonly article?: ArticleName;
}

export function useSendReply(id: number) {
  return useHelpdeskChange((body: Reply) => call(helpdeskApi.send, { params: params(id), body }));
}

export function useAddNote(id: number) {
  return useHelpdeskChange((text: string) => call(helpdeskApi.addNote, { params: params(id), body: { text } }));
}

export function useMarkChatRead(id: number) {
  return useHelpdeskChange((seq: number) => call(helpdeskApi.read, { params: params(id), body: { seq } }), 'read');
}

export function useAssignChat(id: number) {
  return useHelpdeskChange((user_id: number | null) =>
    call(helpdeskApi.assign, { params: params(id), body: { user_id } }),
  );
}

export function useSetChatStatus(id: number) {
  return useHelpdeskChange((status: 'ongoing' | 'closed') =>
    call(helpdeskApi.setStatus, { params: params(id), body: { status } }),
  );
}

export function useSetAgentState() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (state: AgentState) => call(helpdeskApi.setState, { body: { state } }),
    onSuccess: (agents) => client.setQueryData(agentsQuery().queryKey, agents),
  });
}

export function useSaveOwnHours() {
  return useHelpdeskChange((body: AgentHours) => call(helpdeskApi.saveHours, { body }), 'agents');
}

interface ReplyDraft {
  readonly id: number | null;
  readonly title: string;
  readonly text: string;
}

export function useSaveCannedReply() {
  return useHelpdeskChange(
    ({ id, ...body }: ReplyDraft) =>
      id === null ? call(helpdeskApi.addReply, { body }) : call(helpdeskApi.changeReply, { params: params(id), body }),
    'replies',
  );
}

export function useDeleteCannedReply() {
  return useHelpdeskChange((id: number) => call(helpdeskApi.deleteReply, { params: params(id) }), 'replies');
}

/** What a change affects; everything if it is not named. */
type HelpdeskPart = 'read' | 'replies' | 'agents';

const keysOfPart: Readonly<Record<HelpdeskPart, readonly string[]>> = {
  read: ['list', 'unread'],
  replies: ['replies'],
  agents: ['agents'],
};

/** Reloads everything about chats, or one part of it. */
export async function refreshHelpdesk(client: QueryClient, part?: HelpdeskPart): Promise<void> {
  const keys = part ? keysOfPart[part].map((key) => [root, key]) : [[root]];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

function useHelpdeskChange<Input, Result>(change: (input: Input) => Promise<Result>, part?: HelpdeskPart) {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => refreshHelpdesk(client, part) });
}

import * as z from 'zod/mini';
import { roles } from '#domain/access/roles.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, intInQuery, line, Moment, paragraph } from '#domain/lib/fields.ts';
import { AgentHours } from './agent-hours.ts';
import { ArticleName, ChatMessage, ChatStatus, MessageFrom, maxChatTextLength, RoomName } from './message.ts';
import { Viewer } from './socket-messages.ts';

export const helpdeskFilters = ['open', 'new', 'mine', 'closed'] as const;
export type HelpdeskFilter = (typeof helpdeskFilters)[number];

const agentStates = ['online', 'away', 'offline'] as const;
const AgentState = z.enum(agentStates);
export type AgentState = z.infer<typeof AgentState>;

const Agent = z.extend(AgentHours, {
  id: Id,
  name: z.string(),
  /** `offline` also without an open helpdesk page. */
  state: AgentState,
});

const Customer = z.object({
  /** Null for a guest. */
  user_id: z.nullable(Id),
  role: z.enum(['guest', ...roles]),
  /** The full name; for a guest, the email they entered, which is not verified. */
  name: z.string(),
  /** Name of the account's organization. */
  organisation: z.nullable(z.string()),
});

export const HelpdeskChat = z.object({
  id: Id,
  room: RoomName,
  status: ChatStatus,
  customer: Customer,
  assignee: z.nullable(z.object({ id: Id, name: z.string() })),
  last: z.nullable(z.object({ text: z.string(), at: Moment, from: MessageFrom })),
  /** Messages of the customer that no agent has read. */
  unread_count: z.int(),
  /** The customer has waited for a reply since then. */
  waiting_since: z.nullable(Moment),
  /** The page the customer wrote from, and its language. */
  page: z.nullable(z.string()),
  language: z.nullable(z.string()),
  created_at: Moment,
});
export type HelpdeskChat = z.infer<typeof HelpdeskChat>;

export const HelpdeskMessage = z.extend(ChatMessage, { is_own: z.boolean() });
export type HelpdeskMessage = z.infer<typeof HelpdeskMessage>;

/** A note that only the helpdesk sees. */
export const ChatNote = z.object({ id: Id, text: z.string(), name: z.string(), is_own: z.boolean(), at: Moment });
export type ChatNote = z.infer<typeof ChatNote>;

export const HelpdeskThread = z.object({
  chat: HelpdeskChat,
  /** Oldest first. */
  messages: z.array(HelpdeskMessage),
  has_earlier: z.boolean(),
  notes: z.array(ChatNote),
  /** The last message that the customer has read. */
  customer_read_seq: z.int(),
  /** Other chats of the same customer, newest first. */
  past_chats: z.array(z.object({ id: Id, status: ChatStatus, created_at: Moment, first_text: z.string() })),
  /** Agents who have this chat open, the caller included. */
  viewers: z.array(Viewer),
});
export type HelpdeskThread = z.infer<typeof HelpdeskThread>;

const CannedReplyBody = z.object({ title: line(60, 1), text: paragraph(maxChatTextLength, 1) });
const CannedReply = z.extend(CannedReplyBody, { id: Id });
export type CannedReply = z.infer<typeof CannedReply>;

const access = { permission: 'helpdesk.work' } as const;
const params = z.object({ id: IdFromText });
const seqInQuery = z.optional(intInQuery(0, 999_999_999));

export const helpdeskApi = {
  /** Chats with messages: those that wait for a reply first, longest wait first; then by latest message. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/helpdesk/chats',
    access,
    query: z.object({
      filter: z.optional(z.enum(helpdeskFilters)),
      /** Matches names, guests' emails, and messages. */
      words: z.optional(line(100)),
      cursor: z.optional(z.string().check(z.maxLength(300), z.regex(/^[\w-]*$/))),
    }),
    response: z.object({
      chats: z.array(HelpdeskChat),
      next: z.nullable(z.string()),
      /** Chats per filter, regardless of the search text. */
      counts: z.record(z.enum(helpdeskFilters), z.int()),
      /** Unread messages in all open chats. */
      unread_count: z.int(),
    }),
  }),
  /** The newest messages; `before` returns those before a sequence number, `after` those that follow it. */
  thread: endpoint({
    method: 'GET',
    path: '/api/v1/helpdesk/chats/:id',
    access,
    params,
    query: z.object({ before: seqInQuery, after: seqInQuery }),
    response: HelpdeskThread,
  }),
  /** Replies. Idempotent by `client_id`. The first reply assigns a chat without an assignee to the caller. */
  send: endpoint({
    method: 'POST',
    path: '/api/v1/helpdesk/chats/:id/messages',
    access,
    params,
    body: z.object({
      client_id: z.uuid(),
      text: paragraph(maxChatTextLength, 1),
      /** Adds a link to a help article. */
      article: z.optional(ArticleName),
    }),
    response: HelpdeskMessage,
    status: 201,
    perMinute: 120,
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/v1/helpdesk/chats/:id/notes',
    access,
    params,
    body: z.object({ text: paragraph(maxChatTextLength, 1) }),
    response: ChatNote,
    status: 201,
    perMinute: 60,
  }),
  /** Marks the customer's messages up to `seq` as read. The mark never moves backwards. */
  read: endpoint({
    method: 'PUT',
    path: '/api/v1/helpdesk/chats/:id/read',
    access,
    params,
    body: z.object({ seq: Id }),
    response: z.object({ unread_count: z.int() }),
  }),
  assign: endpoint({
    method: 'PUT',
    path: '/api/v1/helpdesk/chats/:id/assignee',
    access,
    params,
    body: z.object({ user_id: z.nullable(Id) }),
    response: HelpdeskChat,
  }),
  /** Closes or reopens a chat. */
  setStatus: endpoint({
    method: 'PUT',
    path: '/api/v1/helpdesk/chats/:id/status',
    access,
    params,
    body: z.object({ status: z.enum(['ongoing', 'closed']) }),
    response: HelpdeskChat,
  }),
  /** The agents of the tenant, and the caller's own state. */
  agents: endpoint({
    method: 'GET',
    path: '/api/v1/helpdesk/agents',
    access,
    response: z.object({ own_state: AgentState, agents: z.array(Agent) }),
  }),
  /** The caller's presence switch. It applies while the helpdesk page is open. */
  setState: endpoint({
    method: 'PUT',
    path: '/api/v1/helpdesk/presence',
    access,
    body: z.object({ state: AgentState }),
    response: z.object({ own_state: AgentState, agents: z.array(Agent) }),
  }),
  /** The languages and working hours of the caller. */
  saveHours: endpoint({
    method: 'PUT',
    path: '/api/v1/helpdesk/hours',
    access,
    body: AgentHours,
    response: AgentHours,
  }),
  replies: endpoint({
    method: 'GET',
    path: '/api/v1/helpdesk/replies',
    access,
    response: z.object({ replies: z.array(CannedReply) }),
  }),
  addReply: endpoint({
    method: 'POST',
    path: '/api/v1/helpdesk/replies',
    access,
    body: CannedReplyBody,
    response: CannedReply,
    status: 201,
  }),
  changeReply: endpoint({
    method: 'PUT',
    path: '/api/v1/helpdesk/replies/:id',
    access,
    params,
    body: CannedReplyBody,
    response: CannedReply,
  }),
  deleteReply: endpoint({
    method: 'DELETE',
    path: '/api/v1/helpdesk/replies/:id',
    access,
    params,
    response: z.object({ replies: z.array(CannedReply) }),
  }),
};

import * as z from 'zod/mini';
import { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, intInQuery, line, Moment, paragraph } from '#domain/lib/fields.ts';
import { maxMessageLength, maxMessagesAtOnce } from './limits.ts';

export const maxMessageFiles = 3;

/** Working days the team has to reply to a job seeker. */
export const replyWorkingDays = 2;

const Side = z.enum(['seeker', 'team', 'partner']);

const MessageFile = z.object({ path: z.string(), file_name: z.string(), byte_size: z.int() });

export const Message = z.object({
  id: Id,
  /** 1, 2, 3 within the conversation, without gaps. */
  seq: Id,
  side: Side,
  /** The author's name. */
  name: z.string(),
  is_own: z.boolean(),
  client_id: z.string(),
  text: z.string(),
  at: Moment,
  files: z.array(MessageFile),
});
export type Message = z.infer<typeof Message>;

/** One conversation about one application; its id is the application's. */
export const Conversation = z.object({
  id: Id,
  job: z.object({ id: Id, title: z.string(), company: z.string(), organisation_id: Id }),
  /** The id is 0 while the application is masked; files then have no name and no path. */
  seeker: z.object({ id: z.union([Id, z.literal(0)]), name: z.string() }),
  /** The organization that sponsors the job seeker and can read the conversation, if any. */
  partner: z.nullable(z.string()),
  status: ApplicationStatus,
  own_side: Side,
  last: z.nullable(z.object({ text: z.string(), at: Moment, side: Side, is_own: z.boolean(), has_files: z.boolean() })),
  unread_count: z.int(),
  /** The team's reply deadline; null if no reply is due, and for anyone outside the team. */
  reply_due: z.nullable(Moment),
  /** Why writing is closed; null while the caller can write. */
  closed: z.nullable(z.enum(['withdrawn', 'ended'])),
});
export type Conversation = z.infer<typeof Conversation>;

export const conversationFilters = ['all', 'unread', 'waiting'] as const;

export const ConversationPage = z.object({
  conversations: z.array(Conversation),
  next: z.nullable(z.string()),
  /** Conversations per filter, regardless of the search text. */
  counts: z.record(z.enum(conversationFilters), z.int()),
});
export type ConversationPage = z.infer<typeof ConversationPage>;

export const Thread = z.object({
  conversation: Conversation,
  /** Oldest first. */
  messages: z.array(Message),
  /** Older messages exist. */
  has_earlier: z.boolean(),
  /** The last message the other side has read: the job seeker for the team, the team for everyone else. */
  others_read_seq: z.int(),
});
export type Thread = z.infer<typeof Thread>;

/** Multipart forms encode line breaks as CRLF. */
const MessageText = z.pipe(z.pipe(z.string(), z.transform(normalizeLineBreaks)), paragraph(maxMessageLength));

/** The result of one message of many: null if it was sent. */
const SendResult = z.object({ id: Id, error: z.nullable(z.enum(['not_found', 'conversation_closed'])) });
export type SendResult = z.infer<typeof SendResult>;

const own = { permission: 'message.own' } as const;
const params = z.object({ id: IdFromText });

export const messagesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/messages',
    access: own,
    query: z.object({
      filter: z.optional(z.enum(conversationFilters)),
      /** Matches messages, names, job titles and employers. */
      words: z.optional(line(100)),
      cursor: z.optional(z.string().check(z.maxLength(300), z.regex(/^[\w-]*$/))),
    }),
    response: ConversationPage,
  }),
  /** The newest messages; `before` returns those before a sequence number, `after` all that follow it. */
  thread: endpoint({
    method: 'GET',
    path: '/api/v1/messages/:id',
    access: own,
    params,
    query: z.object({ before: z.optional(intInQuery(1, 999_999_999)), after: z.optional(intInQuery(0, 999_999_999)) }),
    response: Thread,
  }),
  /** Sends a message. Idempotent by `client_id`. */
  send: endpoint({
    method: 'POST',
    path: '/api/v1/messages/:id',
    access: own,
    params,
    form: { files: ['file'] },
    body: z.object({ client_id: z.uuid(), text: MessageText }),
    response: Message,
    status: 201,
    perMinute: 60,
  }),
  /** Sends the same message in several conversations of the team, each one separately. Idempotent by `client_id`. */
  sendMany: endpoint({
    method: 'POST',
    path: '/api/v1/messages',
    access: own,
    body: z.object({
      client_id: z.uuid(),
      ids: z.array(Id).check(z.minLength(1), z.maxLength(maxMessagesAtOnce)),
      text: paragraph(maxMessageLength, 1),
    }),
    response: z.object({ results: z.array(SendResult) }),
    perMinute: 30,
  }),
  /** Marks everything up to `seq` as read. The mark never moves backwards. */
  read: endpoint({
    method: 'PUT',
    path: '/api/v1/messages/:id/read',
    access: own,
    params,
    body: z.object({ seq: Id }),
    response: z.object({ unread_count: z.int() }),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/v1/recruiter/applicants/messages',
    access: own,
    response: z.object({ data: z.object({ unread_count: z.int() }) }),
  }),
};

export function normalizeLineBreaks(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

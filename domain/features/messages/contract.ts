import * as z from 'zod/mini';
import { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, intInQuery, line, Moment, paragraph } from '#domain/lib/fields.ts';

/** Characters of one message. */
export const longestMessage = 4000;

/** Files of one message. */
export const mostFiles = 3;

/** Working days within which the team answers a job seeker. */
export const replyWorkingDays = 2;

const Side = z.enum(['seeker', 'team', 'partner']);

const MessageFile = z.object({ path: z.string(), file_name: z.string(), byte_size: z.int() });

export const Message = z.object({
  id: Id,
  /** 1, 2, 3 within the conversation, without gaps. */
  seq: Id,
  side: Side,
  /** Who wrote it. */
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
  job: z.object({ id: Id, title: z.string(), company: z.string() }),
  seeker: z.object({ id: Id, name: z.string() }),
  /** The organisation that looks after the job seeker and reads along, if any. */
  partner: z.nullable(z.string()),
  status: ApplicationStatus,
  /** On which side the caller takes part. */
  own_side: Side,
  last: z.nullable(z.object({ text: z.string(), at: Moment, side: Side, is_own: z.boolean(), has_files: z.boolean() })),
  unread_count: z.int(),
  /** By when the team wants to have answered; null while nobody waits, and to everybody but the team. */
  reply_due: z.nullable(Moment),
  /** Why nobody can write; null while the caller can. */
  closed: z.nullable(z.enum(['withdrawn', 'ended'])),
});
export type Conversation = z.infer<typeof Conversation>;

export const conversationFilters = ['all', 'unread', 'waiting'] as const;

export const ConversationPage = z.object({
  conversations: z.array(Conversation),
  next: z.nullable(z.string()),
  /** Conversations by filter, whatever the words are. */
  counts: z.record(z.enum(conversationFilters), z.int()),
});
export type ConversationPage = z.infer<typeof ConversationPage>;

export const Thread = z.object({
  conversation: Conversation,
  /** Oldest first. */
  messages: z.array(Message),
  /** Older ones than these. */
  has_earlier: z.boolean(),
  /** Up to which message the other side has read: to the team the job seeker, to everybody else the team. */
  others_read_seq: z.int(),
});
export type Thread = z.infer<typeof Thread>;

const own = { permission: 'message.own' } as const;
const params = z.object({ id: IdFromText });

export const messagesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/messages',
    access: own,
    query: z.object({
      filter: z.optional(z.enum(conversationFilters)),
      /** Words of a message, a person's name, a job's title or an employer's name. */
      words: z.optional(line(100)),
      cursor: z.optional(z.string().check(z.maxLength(300), z.regex(/^[\w-]*$/))),
    }),
    response: ConversationPage,
  }),
  /** The newest messages; with `before` those before a number, with `after` all that follow one. */
  thread: endpoint({
    method: 'GET',
    path: '/api/v1/messages/:id',
    access: own,
    params,
    query: z.object({ before: z.optional(intInQuery(1, 999_999_999)), after: z.optional(intInQuery(0, 999_999_999)) }),
    response: Thread,
  }),
  /** Sends a message. However often the same `client_id` is sent, one message stands. */
  send: endpoint({
    method: 'POST',
    path: '/api/v1/messages/:id',
    access: own,
    params,
    form: { files: ['file'] },
    body: z.object({ client_id: z.uuid(), text: z.pipe(z.transform(withPlainBreaks), paragraph(longestMessage)) }),
    response: Message,
    status: 201,
    perMinute: 60,
  }),
  /** Everything up to a number is read. Reading is never undone by an older device. */
  read: endpoint({
    method: 'PUT',
    path: '/api/v1/messages/:id/read',
    access: own,
    params,
    body: z.object({ seq: Id }),
    response: z.object({ unread_count: z.int() }),
  }),
  /** Unread messages over all conversations. */
  unread: endpoint({
    method: 'GET',
    path: '/api/v1/recruiter/applicants/messages',
    access: own,
    response: z.object({ data: z.object({ unread_count: z.int() }) }),
  }),
};

/** A form carries every line break as two characters. */
export function withPlainBreaks(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

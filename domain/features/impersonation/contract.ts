import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, line, Moment } from '#domain/lib/fields.ts';

/** Somebody whose view of the product may be taken. Administrators are never among them. */
const Person = z.object({
  user_id: Id,
  full_name: z.string(),
  email: z.string(),
  is_user: z.boolean(),
  role_id: z.nullable(z.int()),
  organisation_name: z.nullable(z.string()),
  state: z.enum(['active', 'disabled']),
});
export type Person = z.infer<typeof Person>;

export const ImpersonationStart = z.object({
  user_id: Id,
  /** Kept in the audit trail and shown to the person. */
  reason: line(300, 10),
  /** The administrator's own password, asked for each time. */
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
});
export type ImpersonationStart = z.infer<typeof ImpersonationStart>;

/** Looking at the product as somebody else, to help them: for the very first administrator alone. */
export const impersonationApi = {
  people: endpoint({
    method: 'GET',
    path: '/api/v1/impersonation/people',
    access: { permission: 'user.impersonate' },
    query: z.object({ words: z._default(line(120), '') }),
    response: z.object({ people: z.array(Person), has_more: z.boolean() }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/v1/impersonation/start',
    access: { permission: 'user.impersonate' },
    body: ImpersonationStart,
    response: z.object({ access: z.string(), ends_at: Moment }),
    perMinute: 20,
  }),
  /** Ends with the session's own token; also answers when it has ended already. */
  end: endpoint({
    method: 'POST',
    path: '/api/v1/impersonation/end',
    access: 'public',
    response: z.object({ status: z.literal('success') }),
  }),
};

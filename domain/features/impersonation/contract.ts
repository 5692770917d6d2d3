import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, line, Moment } from '#domain/lib/fields.ts';

/** An account that can be impersonated. Administrators are excluded. */
const ImpersonationCandidate = z.object({
  user_id: Id,
  full_name: z.string(),
  email: z.string(),
  is_user: z.boolean(),
  role_id: z.nullable(z.int()),
  organisation_name: z.nullable(z.string()),
  state: z.enum(['active', 'disabled']),
});
export type ImpersonationCandidate = z.infer<typeof ImpersonationCandidate>;

export const ImpersonationStart = z.object({
  user_id: Id,
  /** Stored in the audit trail and shown to the person. */
  reason: line(300, 10),
  /** The administrator's own password, required each time. */
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
});
export type ImpersonationStart = z.infer<typeof ImpersonationStart>;

/** Impersonation for support; only the first administrator can use it. */
export const impersonationApi = {
  people: endpoint({
    method: 'GET',
    path: '/api/v1/impersonation/people',
    access: { permission: 'user.impersonate' },
    query: z.object({ words: z._default(line(120), '') }),
    response: z.object({ people: z.array(ImpersonationCandidate), has_more: z.boolean() }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/v1/impersonation/start',
    access: { permission: 'user.impersonate' },
    body: ImpersonationStart,
    response: z.object({ access: z.string(), ends_at: Moment }),
    perMinute: 20,
  }),
  /** Authorized by the impersonation token. Succeeds even if the session has already ended. */
  end: endpoint({
    method: 'POST',
    path: '/api/v1/impersonation/end',
    access: 'public',
    response: z.object({ status: z.literal('success') }),
  }),
};

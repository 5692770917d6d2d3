import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Day, Id } from '#domain/lib/fields.ts';

/** The longest absence in days. */
export const maxAbsenceDays = 90;

const Person = z.object({ id: Id, name: z.string() });

/** Who decides for the caller while they are away, and for whom the caller decides. */
export const Delegation = z.object({
  /** Days in the tenant's time zone; both are included. Null without an absence that is planned or under way. */
  own: z.nullable(z.object({ delegate: Person, from: Day, until: Day, is_active: z.boolean() })),
  /** The colleagues who can decide for the caller. */
  candidates: z.array(Person),
  /** The people who are away and for whom the caller decides today. */
  deciding_for: z.array(z.object({ name: z.string(), until: Day })),
});
export type Delegation = z.infer<typeof Delegation>;

export const NewDelegation = z
  .object({ delegate_id: Id, from: Day, until: Day })
  .check(z.refine(({ from, until }) => from <= until, { path: ['until'], error: 'invalid_value' }));
export type NewDelegation = z.infer<typeof NewDelegation>;

const access = { permission: 'approval.delegate' } as const;
const path = '/api/v1/me/approval-delegation';

export const delegationsApi = {
  read: endpoint({ method: 'GET', path, access, response: Delegation }),
  /** Replaces an earlier absence. */
  save: endpoint({ method: 'PUT', path, access, body: NewDelegation, response: Delegation }),
  remove: endpoint({ method: 'DELETE', path, access, response: Delegation }),
};

import * as z from 'zod/mini';
import { Tokens } from '#domain/features/accounts/contract.ts';
import { NewPassword } from '#domain/features/accounts/password.ts';
import { LinkToken } from '#domain/features/accounts/recovery.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { line } from '#domain/lib/fields.ts';
import { languages } from '#domain/phrases/phrases.ts';

/** What the link of an invitation opens. */
export const JoiningInvitation = z.object({
  inviter: z.string(),
  /** Null for the tenant's own team. */
  organisation: z.nullable(z.string()),
  role_id: z.int(),
  name: z.string(),
  email: z.string(),
});
export type JoiningInvitation = z.infer<typeof JoiningInvitation>;

/** The address is the invited one, whatever else a request may name. */
const Joining = z.object({
  token: LinkToken,
  full_name: line(200, 1),
  password: NewPassword,
  language: z._default(z.enum(languages), 'en'),
  /** The terms and the privacy notice were accepted. */
  consent: z.literal(true),
});
export type Joining = z.infer<typeof Joining>;

export const joiningApi = {
  /** Who invites, and as what; looking spends nothing. */
  invitation: endpoint({
    method: 'POST',
    path: '/api/v1/teams/joining/invitation',
    access: 'public',
    body: z.object({ token: LinkToken }),
    response: JoiningInvitation,
    perMinute: 20,
  }),
  /** Makes the account and signs it in. */
  join: endpoint({
    method: 'POST',
    path: '/api/v1/teams/joining',
    access: 'public',
    body: Joining,
    response: Tokens,
    status: 201,
    perMinute: 20,
  }),
};

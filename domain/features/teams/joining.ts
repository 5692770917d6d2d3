import * as z from 'zod/mini';
import { Tokens } from '#domain/features/accounts/contract.ts';
import { NewPassword } from '#domain/features/accounts/password.ts';
import { LinkToken } from '#domain/features/accounts/recovery.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { nameLine } from '#domain/lib/fields.ts';
import { languages } from '#domain/phrases/phrases.ts';

/** The invitation behind a link. */
export const JoiningInvitation = z.object({
  inviter: z.string(),
  /** Null for the tenant's own team. */
  organisation: z.nullable(z.string()),
  role_id: z.int(),
  name: z.string(),
  email: z.string(),
});
export type JoiningInvitation = z.infer<typeof JoiningInvitation>;

/** The account's email is always the invited address. */
const Joining = z.object({
  token: LinkToken,
  full_name: nameLine(200, 1),
  password: NewPassword,
  language: z._default(z.enum(languages), 'en'),
  /** Accepts the terms and the privacy policy. */
  consent: z.literal(true),
});
export type Joining = z.infer<typeof Joining>;

export const joiningApi = {
  /** The invitation behind a link; does not use the link up. */
  invitation: endpoint({
    method: 'POST',
    path: '/api/v1/teams/joining/invitation',
    access: 'public',
    body: z.object({ token: LinkToken }),
    response: JoiningInvitation,
    perMinute: 20,
  }),
  /** Creates the account and logs it in. */
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

import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Email, line } from '#domain/lib/fields.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { Tokens } from './contract.ts';
import { NewPassword } from './password.ts';
import { LinkToken } from './recovery.ts';

const FirstAdmin = z.object({
  token: LinkToken,
  full_name: line(200, 1),
  email: Email,
  password: NewPassword,
  language: z._default(z.enum(languages), 'en'),
  /** The terms and the privacy notice were accepted. */
  consent: z.literal(true),
});
export type FirstAdmin = z.infer<typeof FirstAdmin>;

/** How an installation without the demo gets the administrator who invites everybody else. */
export const firstAdminApi = {
  /** Whether the link still opens the form; looking spends nothing. */
  checkLink: endpoint({
    method: 'POST',
    path: '/api/v1/first-administrator/link',
    access: 'public',
    body: z.object({ token: LinkToken }),
    response: z.object({ is_valid: z.boolean() }),
    perMinute: 20,
  }),
  /** Makes the account and signs it in. */
  create: endpoint({
    method: 'POST',
    path: '/api/v1/first-administrator',
    access: 'public',
    body: FirstAdmin,
    response: Tokens,
    status: 201,
    perMinute: 20,
  }),
};

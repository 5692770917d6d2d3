import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Email, nameLine } from '#domain/lib/fields.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { Tokens } from './contract.ts';
import { NewPassword } from './password.ts';
import { LinkToken } from './recovery.ts';

const FirstAdmin = z.object({
  token: LinkToken,
  full_name: nameLine(200, 1),
  email: Email,
  password: NewPassword,
  language: z._default(z.enum(languages), 'en'),
  /** Accepts the terms and the privacy policy. */
  consent: z.literal(true),
});
export type FirstAdmin = z.infer<typeof FirstAdmin>;

/** Creates the first administrator of an installation without demo data. */
export const firstAdminApi = {
  /** Whether the link is still valid; does not use it up. */
  checkLink: endpoint({
    method: 'POST',
    path: '/api/v1/first-administrator/link',
    access: 'public',
    body: z.object({ token: LinkToken }),
    response: z.object({ is_valid: z.boolean() }),
    perMinute: 20,
  }),
  /** Creates the account and logs it in. */
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

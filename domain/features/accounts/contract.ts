import * as z from 'zod/mini';
import { accountKinds } from '#domain/access/roles.ts';
import { OrganisationKind, OrganisationStatus } from '#domain/features/organisations/lifecycle.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id } from '#domain/lib/fields.ts';
import { Registration } from './registration.ts';

export const Tokens = z.object({ access: z.string(), refresh: z.string() });
export type Tokens = z.infer<typeof Tokens>;

/** The logged-in account. */
export const Identity = z.object({
  user_id: Id,
  full_name: z.string(),
  email: z.string(),
  is_user: z.boolean(),
  account_kind: z.enum(accountKinds),
  /** Null for administrators and job seekers only. */
  role_id: z.nullable(z.int()),
  is_pending: z.boolean(),
  /** Two-factor must be set up first; until then only the account's security settings are available. */
  lacks_second_step: z.boolean(),
  is_consent: z.boolean(),
  is_email_verified: z.boolean(),
  organisation_id: z.nullable(Id),
  organisation_name: z.nullable(z.string()),
  organisation_kind: z.nullable(OrganisationKind),
  organisation_status: z.nullable(OrganisationStatus),
  tenant_name: z.string(),
});
export type Identity = z.infer<typeof Identity>;

export const accountsApi = {
  signIn: endpoint({
    method: 'POST',
    path: '/api/v1/token',
    access: 'public',
    body: z.object({
      username: z.string().check(z.maxLength(254)),
      password: z.string().check(z.maxLength(1000)),
      /** Required, after a `code_needed` error, if two-factor is on. */
      code: z.optional(z.string().check(z.maxLength(40))),
    }),
    response: Tokens,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/v1/token/refresh',
    access: 'public',
    body: z.object({ refresh: z.string().check(z.maxLength(200)) }),
    response: Tokens,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/v1/register',
    access: 'public',
    form: { files: [] },
    body: Registration,
    response: z.object({
      status: z.literal('success'),
      message: z.string(),
      data: z.object({ access_token: z.string(), refresh_token: z.string() }),
    }),
    status: 201,
    perMinute: 20,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/v1/logout',
    access: 'public',
    response: z.object({ status: z.literal('success') }),
  }),
  me: endpoint({ method: 'GET', path: '/api/v1/me', access: 'session', response: Identity }),
};

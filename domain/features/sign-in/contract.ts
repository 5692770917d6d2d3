import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Moment } from '#domain/lib/fields.ts';

/** Ways in besides a password. `sso` is the tenant's own provider. */
export const providers = ['google', 'linkedin', 'indeed', 'sso'] as const;

export const Provider = z.enum(providers);
export type Provider = z.infer<typeof Provider>;

const ByProvider = z.object({ provider: Provider });

/** A provider that the tenant has switched on; `label` names the tenant's own one on its button. */
const WayIn = z.object({ provider: Provider, label: z.string() });
export type WayIn = z.infer<typeof WayIn>;

/** What the browser that began a sign-in keeps, and nobody else knows. */
const BrowserKey = z.string().check(z.regex(/^[\w-]{43}$/));

/** The query with which the provider sent the person back. */
const ProviderAnswer = z.string().check(z.minLength(1), z.maxLength(8000));

const Entered = z.object({ access_token: z.string(), refresh_token: z.string(), username: z.string() });

/** Either signed in, or an account with this address exists and its password is asked for once. */
const Finished = z.discriminatedUnion('status', [
  z.extend(Entered, { status: z.literal('signed_in') }),
  z.object({ status: z.literal('needs_password'), ticket: z.string(), email: z.string() }),
]);
export type Finished = z.infer<typeof Finished>;

const LinkedWayIn = z.object({ provider: Provider, label: z.string(), email: z.string(), since: Moment });

/** How one's own account can be entered, and what could be added. */
const OwnWaysIn = z.object({
  has_password: z.boolean(),
  linked: z.array(LinkedWayIn),
  available: z.array(WayIn),
});
export type OwnWaysIn = z.infer<typeof OwnWaysIn>;

const AccessToken = z.string().check(z.minLength(1), z.maxLength(4096), z.regex(/^[\x21-\x7e]+$/));

/** Proof of an account at a provider: the answer to a sign-in begun here, or a Google access token. */
const Proof = z.union([z.object({ answer: ProviderAnswer, key: BrowserKey }), z.object({ access_token: AccessToken })]);
export type Proof = z.infer<typeof Proof>;

export const signInApi = {
  ways: endpoint({
    method: 'GET',
    path: '/api/v1/sign-in/ways',
    access: 'public',
    response: z.object({ password: z.boolean(), providers: z.array(WayIn) }),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/v1/sign-in/:provider/begin',
    access: 'public',
    params: ByProvider,
    response: z.object({ url: z.string(), state: z.string(), key: z.string() }),
    perMinute: 30,
  }),
  finish: endpoint({
    method: 'POST',
    path: '/api/v1/sign-in/:provider/finish',
    access: 'public',
    params: ByProvider,
    body: z.object({ answer: ProviderAnswer, key: BrowserKey }),
    response: Finished,
    perMinute: 30,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/sign-in/confirm',
    access: 'public',
    body: z.object({
      ticket: BrowserKey,
      key: BrowserKey,
      password: z.string().check(z.maxLength(1000)),
      /** Asked for with `code_needed` where the account has a second step. */
      code: z.optional(z.string().check(z.maxLength(40))),
    }),
    response: Entered,
    perMinute: 30,
  }),
  google: endpoint({
    method: 'POST',
    path: '/api/v1/googlelogin',
    access: 'public',
    body: z.object({ access_token: AccessToken }),
    response: Entered,
    perMinute: 30,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/me/sign-ins',
    access: { permission: 'account.own' },
    response: OwnWaysIn,
  }),
  beginLink: endpoint({
    method: 'POST',
    path: '/api/v1/me/sign-ins/:provider/begin',
    access: { permission: 'account.secure' },
    params: ByProvider,
    response: z.object({ url: z.string(), state: z.string(), key: z.string() }),
  }),
  link: endpoint({
    method: 'POST',
    path: '/api/v1/me/sign-ins/:provider',
    access: { permission: 'account.secure' },
    params: ByProvider,
    body: Proof,
    response: OwnWaysIn,
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/v1/me/sign-ins/:provider',
    access: { permission: 'account.secure' },
    params: ByProvider,
    response: OwnWaysIn,
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Moment } from '#domain/lib/fields.ts';

/** External sign-in providers. `sso` is the tenant's own. */
export const providers = ['google', 'linkedin', 'indeed', 'sso'] as const;

export const Provider = z.enum(providers);
export type Provider = z.infer<typeof Provider>;

const ByProvider = z.object({ provider: Provider });

/** An enabled provider; `label` is the button text of the tenant's own one. */
const SignInMethod = z.object({ provider: Provider, label: z.string() });
export type SignInMethod = z.infer<typeof SignInMethod>;

/** A secret of the browser that started the sign-in. */
const BrowserKey = z.string().check(z.regex(/^[\w-]{43}$/));

/** The query string of the provider's redirect. */
const ProviderResponse = z.string().check(z.minLength(1), z.maxLength(8000));

const SignedIn = z.object({ access_token: z.string(), refresh_token: z.string(), username: z.string() });

/** Signed in, or the password of an existing account with this address is required once. */
const SignInResult = z.discriminatedUnion('status', [
  z.extend(SignedIn, { status: z.literal('signed_in') }),
  z.object({ status: z.literal('needs_password'), ticket: z.string(), email: z.string() }),
]);
export type SignInResult = z.infer<typeof SignInResult>;

const LinkedSignInMethod = z.object({ provider: Provider, label: z.string(), email: z.string(), since: Moment });

/** The account's sign-in methods, and those that can be added. */
const OwnSignInMethods = z.object({
  has_password: z.boolean(),
  linked: z.array(LinkedSignInMethod),
  available: z.array(SignInMethod),
});
export type OwnSignInMethods = z.infer<typeof OwnSignInMethods>;

const AccessToken = z.string().check(z.minLength(1), z.maxLength(4096), z.regex(/^[\x21-\x7e]+$/));

/** Proof of a provider account: the response to a sign-in started here, or a Google access token. */
const ProviderProof = z.union([
  z.object({ answer: ProviderResponse, key: BrowserKey }),
  z.object({ access_token: AccessToken }),
]);
export type ProviderProof = z.infer<typeof ProviderProof>;

export const signInApi = {
  methods: endpoint({
    method: 'GET',
    path: '/api/v1/sign-in/ways',
    access: 'public',
    response: z.object({ password: z.boolean(), providers: z.array(SignInMethod) }),
  }),
  start: endpoint({
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
    body: z.object({ answer: ProviderResponse, key: BrowserKey }),
    response: SignInResult,
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
      /** Required, after a `code_needed` error, if two-factor is on. */
      code: z.optional(z.string().check(z.maxLength(40))),
    }),
    response: SignedIn,
    perMinute: 30,
  }),
  google: endpoint({
    method: 'POST',
    path: '/api/v1/googlelogin',
    access: 'public',
    body: z.object({ access_token: AccessToken }),
    response: SignedIn,
    perMinute: 30,
  }),
  ownMethods: endpoint({
    method: 'GET',
    path: '/api/v1/me/sign-ins',
    access: { permission: 'account.own' },
    response: OwnSignInMethods,
  }),
  startLink: endpoint({
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
    body: ProviderProof,
    response: OwnSignInMethods,
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/v1/me/sign-ins/:provider',
    access: { permission: 'account.secure' },
    params: ByProvider,
    response: OwnSignInMethods,
  }),
};

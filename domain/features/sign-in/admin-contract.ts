import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { line } from '#domain/lib/fields.ts';
import { Provider } from './contract.ts';

const clientAuths = ['basic', 'post'] as const;
export type ClientAuth = (typeof clientAuths)[number];

/** A provider's settings for administrators. The secret is write-only. */
const ProviderSettings = z.object({
  provider: Provider,
  is_enabled: z.boolean(),
  is_known: z.boolean(),
  label: z.string(),
  issuer: z.string(),
  client_id: z.string(),
  has_secret: z.boolean(),
  client_auth: z.enum(clientAuths),
  links_by_email: z.boolean(),
  /** The redirect URL to register with the provider. */
  return_url: z.string(),
});
export type ProviderSettings = z.infer<typeof ProviderSettings>;

const TenantSignInMethods = z.object({ allows_passwords: z.boolean(), providers: z.array(ProviderSettings) });
export type TenantSignInMethods = z.infer<typeof TenantSignInMethods>;

/** An empty secret leaves the stored one unchanged. */
export const ProviderForm = z.object({
  is_enabled: z.boolean(),
  label: line(60),
  issuer: line(300).check(z.regex(/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i, { error: 'invalid_issuer' })),
  client_id: line(300, 1),
  client_secret: line(1000),
  client_auth: z.enum(clientAuths),
  links_by_email: z.boolean(),
});
export type ProviderForm = z.infer<typeof ProviderForm>;

const edit = { permission: 'tenant.edit' } as const;

export const tenantSignInApi = {
  read: endpoint({ method: 'GET', path: '/api/v1/tenant/ways-in', access: edit, response: TenantSignInMethods }),
  /** Checks the issuer of an enabled provider first; an unreachable provider is not saved. */
  saveProvider: endpoint({
    method: 'PUT',
    path: '/api/v1/tenant/ways-in/:provider',
    access: edit,
    params: z.object({ provider: Provider }),
    body: ProviderForm,
    response: TenantSignInMethods,
    perMinute: 20,
  }),
  allowPasswords: endpoint({
    method: 'PUT',
    path: '/api/v1/tenant/passwords',
    access: edit,
    body: z.object({ is_on: z.boolean() }),
    response: TenantSignInMethods,
  }),
};

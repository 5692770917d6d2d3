import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import type { Provider } from '#domain/features/sign-in/contract.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { isLoopbackHost } from '#server/lib/network/outbound.ts';
import { publicOrigin } from '#server/lib/network/public-origin.ts';
import { ProviderRefusal, refuseProvider } from './provider-refusal.ts';
import { findProvider } from './queries.ts';

/** A provider that the tenant has enabled, with its discovered configuration. */
export interface ProviderClient {
  readonly provider: Provider;
  readonly issuer: string;
  readonly clientId: string;
  readonly config: Configuration;
  /** The redirect URI, on the tenant's own host. */
  readonly returnUrl: string;
  readonly tokenInfoUrl: string;
  readonly linksByEmail: boolean;
}

/** @throws Refusal `not_found` for a provider that is not enabled, `provider_refused` while it is unreachable */
export async function getProviderClient(ctx: Context, provider: Provider): Promise<ProviderClient> {
  const row = await findProvider(ctx.db, ctx.tenant.id, provider);
  if (!row) return refuse('not_found');
  const config = await getConfig(ctx, row);
  return {
    provider,
    issuer: row.issuer,
    clientId: row.client_id,
    config,
    returnUrl: buildReturnUrl(ctx, row.host, provider),
    tokenInfoUrl: row.token_info_url,
    linksByEmail: row.links_by_email,
  };
}

/** The redirect URI, on the tenant's own host. */
export function buildReturnUrl(ctx: Context, host: string | null, provider: Provider): string {
  return `${publicOrigin(ctx.publicUrl, host)}${returnPaths[provider]}`;
}

type Row = NonNullable<Awaited<ReturnType<typeof findProvider>>>;

/** Page of the redirect URI, by provider. */
const returnPaths: Readonly<Record<Provider, string>> = {
  google: '/login',
  linkedin: '/linkedInLogin',
  indeed: '/loginIndeed',
  sso: '/loginsso',
};

/** How long a discovered configuration is cached; a provider may rotate its keys at any time. */
const cacheMs = 600_000;

const configCache = new Map<string, { readonly config: Configuration; readonly until: number }>();

async function getConfig(ctx: Context, row: Row): Promise<Configuration> {
  const key = `${row.tenant_id} ${row.provider} ${row.issuer} ${row.updated_at.getTime()}`;
  const cached = configCache.get(key);
  const now = ctx.clock().getTime();
  if (cached && cached.until > now) return cached.config;
  const config = await discover(ctx, row).catch((error: unknown) => refuseProvider(ctx, row.provider, error));
  if (configCache.size > 1000) configCache.clear();
  configCache.set(key, { config, until: now + cacheMs });
  return config;
}

type Client = Pick<Row, 'issuer' | 'client_id' | 'client_secret' | 'client_auth'>;

/** Fetches the provider's discovery document. Throws if it is not a valid one, or names an address that is not public. */
export async function discover(ctx: Context, row: Client): Promise<Configuration> {
  await ctx.outbound.check(row.issuer);
  const issuer = new URL(row.issuer);
  const secret = row.client_secret ? ctx.secretBox.open(row.client_secret) : undefined;
  const withSecret = row.client_auth === 'post' ? ClientSecretPost : ClientSecretBasic;
  const auth = secret === undefined ? None() : withSecret(secret);
  const config = await discovery(issuer, row.client_id, undefined, auth, {
    [customFetch]: ctx.outbound.fetch,
    // The signatures of ID tokens are checked, although they arrive directly from the provider.
    execute: [enableNonRepudiationChecks, ...(isLoopbackHost(issuer) ? [allowInsecureRequests] : [])],
  });
  await checkEndpoints(ctx, config);
  return config;
}

/** Each request checks its own address too; this check covers the page to which the browser is sent. */
async function checkEndpoints(ctx: Context, config: Configuration): Promise<void> {
  const { authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint } = config.serverMetadata();
  for (const address of [authorization_endpoint, token_endpoint, jwks_uri]) {
    if (address === undefined) throw new ProviderRefusal('missing_endpoint');
    await ctx.outbound.check(address);
  }
  if (userinfo_endpoint !== undefined) await ctx.outbound.check(userinfo_endpoint);
}

import { fetchUserInfo } from 'openid-client';
import * as z from 'zod/mini';
import type { Context } from '#server/context.ts';
import { getProviderClient, type ProviderClient } from './provider-client.ts';
import { type Person, parsePerson } from './provider-person.ts';
import { ProviderRefusal, refuseProvider } from './provider-refusal.ts';

/** Google's token info; numbers and booleans may arrive as strings. */
const TokenInfo = z.object({
  aud: z.string(),
  azp: z.optional(z.string()),
  sub: z.string().check(z.minLength(1)),
  email: z.string(),
  email_verified: z.union([z.string(), z.boolean()]),
  /** Seconds. */
  expires_in: z.union([z.string().check(z.regex(/^\d{1,9}$/)), z.number()]),
});

/**
 * Returns the person of a Google access token. Its audience must be this tenant's client, so that a token issued to
 * another product is refused.
 */
export async function findPersonByGoogleToken(ctx: Context, accessToken: string): Promise<Person> {
  const client = await getProviderClient(ctx, 'google');
  try {
    const info = await fetchTokenInfo(ctx, client, accessToken);
    if (info.aud !== client.clientId || (info.azp ?? info.aud) !== client.clientId) {
      throw new ProviderRefusal('another_audience');
    }
    if (!(Number(info.expires_in) > 0)) throw new ProviderRefusal('token_expired');
    const { name } = await fetchUserInfo(client.config, accessToken, info.sub);
    return parsePerson(client, { ...info, name });
  } catch (error) {
    return refuseProvider(ctx, 'google', error);
  }
}

async function fetchTokenInfo(ctx: Context, client: ProviderClient, accessToken: string) {
  const url = new URL(client.tokenInfoUrl);
  url.searchParams.set('access_token', accessToken);
  const response = await ctx.outbound.fetch(url.href);
  if (!response.ok) throw new ProviderRefusal('token_refused');
  const info = TokenInfo.safeParse(await response.json());
  if (!info.success) throw new ProviderRefusal('token_info_unreadable');
  return info.data;
}

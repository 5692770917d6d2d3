import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { Provider } from '#domain/features/sign-in/contract.ts';
import type { Context } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { hashToken, newToken } from '#server/lib/secrets/random-token.ts';
import { checkIdToken } from './id-token.ts';
import { getProviderClient, type ProviderClient } from './provider-client.ts';
import { type Claims, type Person, parsePerson } from './provider-person.ts';
import { ProviderRefusal, refuseProvider } from './provider-refusal.ts';
import { deleteExpiredFlows, deleteFlow, insertFlow } from './queries.ts';

/** Seconds until the provider must have redirected back. */
const flowSeconds = 900;

export interface StartedFlow {
  readonly url: string;
  readonly state: string;
  /** Stored in the browser only; the flow cannot be finished without it. */
  readonly key: string;
}

/** Returns the provider's URL. `userId` is the signed-in account to link, or null to sign in. */
export async function startFlow(ctx: Context, provider: Provider, userId: number | null): Promise<StartedFlow> {
  const client = await getProviderClient(ctx, provider);
  const [state, nonce, verifier, key] = [randomState(), randomNonce(), randomPKCECodeVerifier(), newToken()];
  const parameters = { redirect_uri: client.returnUrl, scope: 'openid profile email', state, nonce };
  if (provider === 'google') {
    // The browser receives the access token and sends it to us.
    const url = buildAuthorizationUrl(client.config, { ...parameters, response_type: 'id_token token' });
    return { url: url.href, state, key };
  }
  await write(ctx, async (change) => {
    await deleteExpiredFlows(change.db, ctx.tenant.id, ctx.clock());
    await insertFlow(change.db, {
      tenantId: ctx.tenant.id,
      stateHash: hashToken(state),
      browserHash: hashToken(key),
      provider,
      nonce,
      verifier,
      userId,
      expiresAt: new Date(ctx.clock().getTime() + flowSeconds * 1000),
    });
  });
  const url = buildAuthorizationUrl(client.config, {
    ...parameters,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, state, key };
}

interface ProviderAnswer {
  readonly provider: Provider;
  /** The query string of the provider's redirect. */
  readonly answer: string;
  readonly key: string;
}

/** Returns the person from the provider's answer. The flow is deleted, also on failure. */
export async function finishFlow(ctx: Context, given: ProviderAnswer, userId: number | null): Promise<Person> {
  const state = new URLSearchParams(given.answer).get('state') ?? '';
  const flow = await write(ctx, (change) => deleteFlow(change.db, ctx.tenant.id, hashToken(state)));
  try {
    if (!flow || flow.expires_at <= ctx.clock()) throw new ProviderRefusal('unknown_state');
    if (!flow.browser_hash.equals(hashToken(given.key))) throw new ProviderRefusal('another_browser');
    if (flow.provider !== given.provider) throw new ProviderRefusal('another_provider');
    if (flow.user_id !== userId) throw new ProviderRefusal('another_account');
    const client = await getProviderClient(ctx, given.provider);
    return parsePerson(client, await exchangeCode(ctx, client, { ...flow, state, answer: given.answer }));
  } catch (error) {
    return refuseProvider(ctx, given.provider, error);
  }
}

/**
 * Exchanges the code for tokens. Checks state, PKCE, nonce, and of the ID token the signature, algorithm, issuer, audience,
 * authorized party, issue time and expiration time.
 */
async function exchangeCode(
  ctx: Context,
  client: ProviderClient,
  flow: { answer: string; verifier: string; nonce: string; state: string },
): Promise<Claims> {
  const tokens = await authorizationCodeGrant(client.config, new URL(`${client.returnUrl}?${flow.answer}`), {
    pkceCodeVerifier: flow.verifier,
    expectedNonce: flow.nonce,
    expectedState: flow.state,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new ProviderRefusal('no_id_token');
  checkIdToken(claims, { clientId: client.clientId, now: ctx.clock() });
  if (claims.email !== undefined) return claims;
  return { ...claims, ...(await fetchUserInfo(client.config, tokens.access_token, claims.sub)) };
}

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
import { hashToken, newToken } from '#server/lib/random-token.ts';
import { type Claims, type Person, parsePerson } from './provider-person.ts';
import { getProviderClient, type ProviderClient } from './provider-client.ts';
import { deleteExpiredFlows, insertFlow, deleteFlow } from './queries.ts';
import { ProviderRefusal, refuseProvider } from './provider-refusal.ts';

/** Seconds a person may take at the provider. */
const flowSeconds = 900;

export interface StartedFlow {
  readonly url: string;
  readonly state: string;
  /** Stays with the browser; without it nobody can finish what this browser began. */
  readonly key: string;
}

/** Where to send the person. `userId` is set when a provider is to be connected to an account that is signed in. */
export async function startFlow(ctx: Context, provider: Provider, userId: number | null): Promise<StartedFlow> {
  const client = await getProviderClient(ctx, provider);
  const [state, nonce, verifier, key] = [randomState(), randomNonce(), randomPKCECodeVerifier(), newToken()];
  const parameters = { redirect_uri: client.returnUrl, scope: 'openid profile email', state, nonce };
  if (provider === 'google') {
    // The browser itself gets the access token, which it then passes on.
    const url = buildAuthorizationUrl(client.config, { ...parameters, response_type: 'id_token token' });
    return { url: url.href, state, key };
  }
  await write(ctx, async (change) => {
    await deleteExpiredFlows(change.db, ctx.clock());
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
  /** The query with which the provider sent the person back. */
  readonly answer: string;
  readonly key: string;
}

/** Who the provider says it is. The flow is used up, whatever comes of it. */
export async function finishFlow(ctx: Context, given: ProviderAnswer, userId: number | null): Promise<Person> {
  const state = new URLSearchParams(given.answer).get('state') ?? '';
  const flow = await write(ctx, (change) => deleteFlow(change.db, ctx.tenant.id, hashToken(state)));
  try {
    if (!flow || flow.expires_at <= ctx.clock()) throw new ProviderRefusal('unknown_state');
    if (!flow.browser_hash.equals(hashToken(given.key))) throw new ProviderRefusal('another_browser');
    if (flow.provider !== given.provider) throw new ProviderRefusal('another_provider');
    if (flow.user_id !== userId) throw new ProviderRefusal('another_account');
    const client = await getProviderClient(ctx, given.provider);
    return parsePerson(client, await exchangeCode(client, given.answer, { ...flow, state }));
  } catch (error) {
    return refuseProvider(ctx, given.provider, error);
  }
}

/** Trades the code for tokens: state, PKCE, nonce, issuer, audience and signature are checked on the way. */
async function exchangeCode(
  client: ProviderClient,
  answer: string,
  flow: { verifier: string; nonce: string; state: string },
): Promise<Claims> {
  const tokens = await authorizationCodeGrant(client.config, new URL(`${client.returnUrl}?${answer}`), {
    pkceCodeVerifier: flow.verifier,
    expectedNonce: flow.nonce,
    expectedState: flow.state,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new ProviderRefusal('no_id_token');
  if (claims.email !== undefined) return claims;
  return { ...claims, ...(await fetchUserInfo(client.config, tokens.access_token, claims.sub)) };
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

/** The claims of an account. */
export interface PeerAccount {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
}

export interface PeerClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The answer to a request, as changed by a test. */
export type PeerContext = Parameters<Parameters<Provider['use']>[0]>[0];

/** An OpenID provider on loopback that signs every visitor in as the account set last. */
export interface OidcPeer {
  readonly issuer: string;
  /** Endpoint that looks up access tokens, like Google's. */
  readonly tokenInfoUrl: string;
  register(redirectUri: string): Promise<PeerClient>;
  /** Sets the account of the next visitors. */
  signInAs(account: PeerAccount): void;
  /** Issues an access token to the client, as after a login in the browser. */
  accessToken(clientId: string, account: PeerAccount): Promise<string>;
  /** Follows redirects until the provider returns to the client. Returns that URL. */
  visit(url: string): Promise<URL>;
  /** Signs the ID tokens; its `kid` is `keyId`. */
  readonly signingKey: CryptoKey;
  /** Changes every answer of the path, such as `/token`, before it is sent. */
  changeAnswer(path: string, change: (ctx: PeerContext) => unknown): void;
  /** Forgets all changes of answers and all counted requests. */
  reset(): void;
  /** The paths requested since the last reset. */
  readonly requestedPaths: string[];
  stop(): Promise<void>;
}

export const keyId = 'signing-key';

export async function startOidcPeer(): Promise<OidcPeer> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const state: PeerState = { accounts: new Map(), next: null, changes: new Map(), requestedPaths: [] };
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, await buildConfiguration(state, privateKey));
  provider.use((ctx, next) => answer(provider, state, ctx, next));
  server.on('request', (request, response) => void handleRequest(provider, state, request, response));
  return {
    issuer,
    tokenInfoUrl: `${issuer}/tokeninfo`,
    register: (redirectUri) => register(issuer, redirectUri),
    signInAs(account) {
      state.accounts.set(account.sub, account);
      state.next = account.sub;
    },
    accessToken: (clientId, account) => issueToken(provider, clientId, account),
    visit: (url) => visit(issuer, url),
    signingKey: privateKey,
    changeAnswer: (path, change) => void state.changes.set(path, change),
    reset() {
      state.changes.clear();
      state.requestedPaths.length = 0;
    },
    requestedPaths: state.requestedPaths,
    stop: () => stop(server),
  };
}

interface PeerState {
  readonly accounts: Map<string, PeerAccount>;
  next: string | null;
  readonly changes: Map<string, (ctx: PeerContext) => unknown>;
  readonly requestedPaths: string[];
}

async function buildConfiguration(state: PeerState, signingKey: CryptoKey): Promise<Configuration> {
  return {
    jwks: { keys: [{ ...(await exportJWK(signingKey)), kid: keyId, alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key for tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Like the real providers, the ID token contains the email.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, registration: { enabled: true } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, id) => {
      const account = state.accounts.get(id);
      return account && { accountId: id, claims: () => ({ ...account }) };
    },
    loadExistingGrant: async (ctx) => {
      const { provider, client, session } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

async function handleRequest(
  provider: Provider,
  state: PeerState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', provider.issuer);
  if (url.pathname.startsWith('/interaction/')) {
    const login = { accountId: state.next ?? '' };
    await provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
    return;
  }
  provider.callback()(request, response);
}

async function answer(provider: Provider, state: PeerState, ctx: PeerContext, next: () => Promise<void>) {
  state.requestedPaths.push(ctx.path);
  if (ctx.path === '/tokeninfo') await answerTokenInfo(provider, state, ctx);
  else await next();
  await state.changes.get(ctx.path)?.(ctx);
}

async function answerTokenInfo(provider: Provider, state: PeerState, ctx: PeerContext): Promise<void> {
  const token = await provider.AccessToken.find(String(ctx.query.access_token ?? ''));
  const account = token && state.accounts.get(token.accountId);
  ctx.status = account ? 200 : 400;
  ctx.body = account
    ? {
        azp: token.clientId,
        aud: token.clientId,
        sub: account.sub,
        email: account.email,
        email_verified: String(account.email_verified),
        expires_in: String(token.remainingTTL),
      }
    : { error: 'invalid_token' };
}

async function issueToken(provider: Provider, clientId: string, account: PeerAccount): Promise<string> {
  const client = await provider.Client.find(clientId);
  if (!client) throw new Error('The provider does not know the client');
  const scope = 'openid email profile';
  const grant = new provider.Grant({ clientId, accountId: account.sub });
  grant.addOIDCScope(scope);
  const grantId = await grant.save();
  const token = new provider.AccessToken({ client, accountId: account.sub, grantId, scope, gty: 'implicit' });
  return token.save();
}

async function register(issuer: string, redirectUri: string): Promise<PeerClient> {
  const response = await fetch(`${issuer}/reg`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      redirect_uris: [redirectUri],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    }),
  });
  const client = (await response.json()) as { client_id?: string; client_secret?: string };
  if (!client.client_id) throw new Error(`The provider refused the client: ${JSON.stringify(client)}`);
  return { clientId: client.client_id, clientSecret: client.client_secret ?? '' };
}

async function visit(issuer: string, start: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let hops = 0; hops < 10; hops += 1) {
    if (url.origin !== issuer) return url;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const target = response.headers.get('location');
    if (!target)
      throw new Error(`The provider stopped at ${url.pathname}: ${response.status} ${await response.text()}`);
    url = new URL(target, url);
  }
  throw new Error('The provider redirects in a loop');
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

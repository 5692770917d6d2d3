import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { providerHelpers } from '#server/testing/accounts/provider-flows.ts';
import { testApp } from '#server/testing/app.ts';
import { keyId } from '#server/testing/peers/oidc-peer.ts';

const app = testApp();
const { peer, signInWith, setProviderAccount, makeTenantWithProvider } = providerHelpers(app);

type Forge = (claims: JWTPayload, token: string) => string | Promise<string>;

/** Replaces the ID token in the provider's answers. */
function forgeIdToken(forge: Forge): void {
  peer().changeAnswer('/token', async (ctx) => {
    const body = ctx.body as { id_token: string };
    ctx.body = { ...body, id_token: await forge(decodeJwt(body.id_token), body.id_token) };
  });
}

function sign(claims: JWTPayload, kid = keyId, key = peer().signingKey): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

async function signWithForeignKey(claims: JWTPayload): Promise<string> {
  return sign(claims, keyId, (await generateKeyPair('RS256')).privateKey);
}

function changePayload(claims: JWTPayload, token: string): string {
  const [header, , signature] = token.split('.');
  return `${header}.${encode({ ...claims, sub: 'another-subject' })}.${signature}`;
}

/** Takes the published key as an HMAC secret. */
async function signWithPublicKey(claims: JWTPayload): Promise<string> {
  const { n = '' } = await exportJWK(peer().signingKey);
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: keyId }).sign(Buffer.from(n, 'base64url'));
}

async function signWithClientSecret(claims: JWTPayload): Promise<string> {
  const query = 'select client_secret from sign_in_providers order by updated_at desc limit 1';
  const { rows } = await app().services.database.pool.query(query);
  const secret = Buffer.from(app().services.secretBox.open(rows[0].client_secret));
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret);
}

/** The provider announces every algorithm, so that only the product's own rule refuses one. */
function announceAllAlgorithms(): void {
  peer().changeAnswer('/.well-known/openid-configuration', (ctx) => {
    Object.assign(ctx.body as object, { id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'] });
  });
}

afterEach(() => {
  peer().reset();
  vi.useRealTimers();
});

async function trySignIn(forge: Forge) {
  const tenant = await makeTenantWithProvider('sso');
  setProviderAccount();
  announceAllAlgorithms();
  forgeIdToken(forge);
  return signInWith(tenant, 'sso');
}

const hour = 3600;
const now = () => Math.floor(Date.now() / 1000);

describe('POST /api/v1/sign-in/:provider/finish', () => {
  it.each<[string, Forge, RegExp]>([
    ['a token signed with another key', signWithForeignKey, /signature verification failed/],
    ['a payload changed after signing', changePayload, /signature verification failed/],
    ['a token without a signature', (claims) => `${encode({ alg: 'none' })}.${encode(claims)}.`, /UNSUPPORTED/],
    ['a token signed with the public key as a shared secret', signWithPublicKey, /UNSUPPORTED/],
    ['a token signed with the client secret', signWithClientSecret, /UNSUPPORTED/],
    ['another issuer', (claims) => sign({ ...claims, iss: 'https://elsewhere.example' }), /"iss"/],
    ['another audience', (claims) => sign({ ...claims, aud: 'another-client' }), /"aud"/],
    ['another authorized party', (claims) => sign({ ...claims, azp: 'another-client' }), /another_authorized_party/],
    [
      'two audiences without an authorized party',
      (claims) => sign({ ...claims, aud: [`${claims.aud}`, 'other'] }),
      /"aud"/,
    ],
    [
      'two audiences for another authorized party',
      (claims) => sign({ ...claims, aud: [`${claims.aud}`, 'other'], azp: 'other' }),
      /"azp"/,
    ],
    [
      'a token issued in an hour',
      (claims) => sign({ ...claims, iat: now() + hour, exp: now() + 2 * hour }),
      /issued_in_the_future/,
    ],
    ['an expired token', (claims) => sign({ ...claims, iat: now() - 2 * hour, exp: now() - hour }), /"exp"/],
    ['an empty subject', (claims) => sign({ ...claims, sub: '' }), /invalid_subject/],
    ['a subject of 256 characters', (claims) => sign({ ...claims, sub: 's'.repeat(256) }), /invalid_subject/],
    ['a subject with a NUL', (claims) => sign({ ...claims, sub: 'subject\0' }), /invalid_subject/],
  ])('refuses %s and logs the reason', async (_what, forge, reason) => {
    const refused = await trySignIn(forge);
    expect([refused.status, refused.problem?.code]).toEqual([400, 'provider_refused']);
    const line = app().logLines.findLast((text) => text.includes('provider sign-in refused'));
    expect(JSON.parse(line ?? '{}').reason).toMatch(reason);
  });

  it.each<[string, Forge]>([
    ['a token signed again', (claims) => sign(claims)],
    ['our own authorized party', (claims) => sign({ ...claims, azp: `${claims.aud}` })],
    ['a list of one audience', (claims) => sign({ ...claims, aud: [`${claims.aud}`] })],
    [
      'two audiences and our own authorized party',
      (claims) => sign({ ...claims, aud: [`${claims.aud}`, 'other'], azp: `${claims.aud}` }),
    ],
    ['a clock that is 20 seconds ahead', (claims) => sign({ ...claims, iat: now() + 20 })],
  ])('accepts %s', async (_what, forge) => {
    expect((await trySignIn(forge)).body).toMatchObject({ status: 'signed_in' });
  });

  it('fetches the new key after the provider changed it, and an unknown key only once a minute', async () => {
    const tenant = await makeTenantWithProvider('sso');
    setProviderAccount();
    expect((await signInWith(tenant, 'sso')).status).toBe(200);
    const fetched = () => peer().requestedPaths.filter((path) => path === '/jwks').length;
    expect(fetched()).toBe(1);

    const next = await generateKeyPair('RS256', { extractable: true });
    forgeIdToken((claims) => sign(claims, 'next-key', next.privateKey));
    const published = { ...(await exportJWK(next.publicKey)), kid: 'next-key', alg: 'RS256', use: 'sig' };
    peer().changeAnswer('/jwks', (ctx) => {
      ctx.body = { keys: [published] };
    });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await signInWith(tenant, 'sso')).status).toBe(200);
    expect(fetched()).toBe(2);

    forgeIdToken((claims) => sign(claims, 'unknown-key'));
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await signInWith(tenant, 'sso')).status).toBe(400);
    expect(fetched()).toBe(2);
  });
});

import { createHmac, generateKeyPairSync, hkdfSync, randomUUID, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#domain/lib/endpoint.ts';
import { testApp, testSecret } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { buildHeaders, buildPath } from '#server/testing/send.ts';

const app = testApp();

type Claims = Readonly<Record<string, unknown>>;

/** The real key of access tokens. */
const rightKey = deriveKey('access tokens');
const standard = { alg: 'HS256', typ: 'at+jwt' };
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = rsa.publicKey.export({ type: 'spki', format: 'pem' });
const ownJwk = rsa.publicKey.export({ format: 'jwk' });

/** Tokens signed without the key, or with a changed content. */
const forgedTokens: Readonly<Record<string, (claims: Claims) => string>> = {
  'no signature': (claims) => `${part({ ...standard, alg: 'none' })}.${part(claims)}.`,
  None: (claims) => `${part({ ...standard, alg: 'None' })}.${part(claims)}.`,
  'nOnE with a signature': (claims) => hmac({ ...standard, alg: 'nOnE' }, claims, rightKey),
  'an empty key': (claims) => hmac(standard, claims, ''),
  'a guessed key': (claims) => hmac(standard, claims, 'secret'),
  'a key of zeros': (claims) => hmac(standard, claims, new Uint8Array(32)),
  'the secret itself': (claims) => hmac(standard, claims, testSecret),
  'the key of refresh tokens': (claims) => hmac(standard, claims, deriveKey('refresh tokens')),
  'a public key as a secret': (claims) => hmac(standard, claims, publicKey),
  'RS256 with their own key': (claims) => byRsa({ ...standard, alg: 'RS256' }, claims),
  'an embedded key': (claims) => byRsa({ ...standard, alg: 'RS256', jwk: ownJwk }, claims),
  'a key URL': (claims) => byRsa({ ...standard, alg: 'RS256', jku: 'https://evil.test/keys' }, claims),
  'a certificate URL': (claims) => byRsa({ ...standard, alg: 'RS256', x5u: 'https://evil.test/c' }, claims),
  'an empty file as key id': (claims) => hmac({ ...standard, kid: '../../../dev/null' }, claims, ''),
  'SQL as key id': (claims) => hmac({ ...standard, kid: "' union select 'k' --" }, claims, 'k'),
  'another user id under a valid signature': (claims) => {
    const [header, , signature] = hmac(standard, claims, rightKey).split('.');
    return `${header}.${part({ ...claims, user_id: 1 })}.${signature}`;
  },
  'a cut signature': (claims) => hmac(standard, claims, rightKey).slice(0, -6),
  'an empty signature': (claims) => hmac(standard, claims, rightKey).replace(/[^.]+$/, ''),
  'two parts': (claims) => hmac(standard, claims, rightKey).replace(/\.[^.]+$/, ''),
  'a fourth part': (claims) => `${hmac(standard, claims, rightKey)}.${part({})}`,
  'a part that is not JSON': () => `${part(standard)}.${Buffer.from('{"user_id":1').toString('base64url')}.x`,
  'a word': () => 'undefined',
  'an id': () => randomUUID(),
};

/** Signed with the right key, but with other claims than an access token of this tenant. */
const invalidHeaders: readonly Claims[] = [
  { alg: 'HS384' },
  { alg: 'HS512' },
  { typ: 'JWT' },
  { typ: 'refresh+jwt' },
  { typ: undefined },
  { crit: ['b64'], b64: false },
  { crit: ['unknown'], unknown: 1 },
];
const invalidClaims: readonly Claims[] = [
  { iss: 'https://evil.test' },
  { iss: undefined },
  { aud: 'tenant:999999' },
  { aud: undefined },
  { aud: [] },
  { tid: 999_999 },
  { tid: undefined },
  { tid: 'one' },
  { user_id: '1' },
  { user_id: undefined },
  { user_id: null },
  { sid: undefined },
  { sid: 7 },
  { sid: randomUUID() },
  { exp: 1 },
  { exp: undefined },
  { exp: 'tomorrow' },
  { nbf: 9_999_999_999 },
  { iat: undefined },
  { jti: undefined },
];

describe('access tokens', () => {
  it('with valid signature and claims are accepted', async () => {
    const { host, claims } = await person();
    expect(await statuses(host, hmac(standard, claims, rightKey))).toEqual([200, 200, 200, 200, 200]);
  });

  it.each(Object.keys(forgedTokens))('signed with %s are refused', async (name) => {
    const { host, claims } = await person();
    expect(await statuses(host, forgedTokens[name]?.(claims) ?? '')).toEqual([401, 401, 401, 401, 401]);
  });

  it.each(invalidHeaders)('with header %j are refused', async (change) => {
    const { host, claims } = await person();
    expect(await statuses(host, hmac({ ...standard, ...change }, claims, rightKey))).toEqual([401, 401, 401, 401, 401]);
  });

  it.each(invalidClaims)('with claim %j are refused', async (change) => {
    const { host, claims } = await person();
    expect(await statuses(host, hmac(standard, { ...claims, ...change }, rightKey))).toEqual([401, 401, 401, 401, 401]);
  });
});

/** Signs in a person and returns the claims of their token. */
async function person(): Promise<{ host: string; claims: Claims }> {
  const { host, token = '' } = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
  return { host, claims: JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) };
}

/** Statuses of five endpoints that every signed-in person may read. */
async function statuses(host: string, token: string): Promise<number[]> {
  const five = app().app.contracts.filter(isOwn).slice(0, 5);
  const answers = five.map((contract) =>
    request(`${app().url}${buildPath(contract, {})}`, { headers: buildHeaders({ host, token }, contract, undefined) }),
  );
  return (await Promise.all(answers)).map(({ status }) => status);
}

function isOwn({ method, path, access, query }: Endpoint): boolean {
  const isForAll = access === 'session' || (typeof access === 'object' && access.permission === 'account.own');
  return method === 'GET' && isForAll && !path.includes(':') && !query;
}

function hmac(header: Claims, claims: Claims, key: string | Uint8Array): string {
  const hash = { HS384: 'sha384', HS512: 'sha512' }[String(header.alg)] ?? 'sha256';
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
}

function byRsa(header: Claims, claims: Claims): string {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), rsa.privateKey).toString('base64url')}`;
}

function part(value: Claims): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function deriveKey(purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', testSecret, 'wavelength', purpose, 32));
}

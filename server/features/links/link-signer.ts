import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export interface LinkSigner {
  /** The token of a stored link. It follows from the link's random id and the secret, so that it is kept nowhere. */
  getLinkToken(tenantId: number, linkId: string): string;
  /** Lets whoever holds the mail say whether they want more of it; it opens nothing else and does not end. */
  createSubscriptionToken(tenantId: number, subscription: Subscription): string;
  /** What a genuine subscription token of this tenant is about; null for anything else. */
  readSubscription(tenantId: number, token: string): Subscription | null;
}

/** Mail that can be stopped: all that is optional for an account, or that of one saved search. */
export interface Subscription {
  readonly kind: 'account' | 'search';
  readonly id: number;
}

export function createLinkSigner(secret: string): LinkSigner {
  const linkKey = deriveKey(secret, 'links in mail');
  const subscriptionKey = deriveKey(secret, 'mail subscriptions');
  const sign = (tenantId: number, name: string) =>
    createHmac('sha256', subscriptionKey).update(`${tenantId}:${name}`).digest();
  return {
    getLinkToken: (tenantId, linkId) => createHmac('sha256', linkKey).update(`${tenantId}:${linkId}`).digest('base64url'),
    createSubscriptionToken: (tenantId, { kind, id }) => {
      const name = `${kindPrefixes[kind]}${id}`;
      return `${name}.${sign(tenantId, name).toString('base64url')}`;
    },
    readSubscription: (tenantId, token) => {
      const [, letter = '', id = '', given = ''] = /^(s?)([1-9]\d{0,15})\.([\w-]{43})$/.exec(token) ?? [];
      const sign = Buffer.from(given, 'base64url');
      const expected = sign(tenantId, `${letter}${id}`);
      if (sign.length !== expected.length || !timingSafeEqual(sign, expected)) return null;
      return { kind: letter === kindPrefixes.search ? 'search' : 'account', id: Number(id) };
    },
  };
}

/** What a token begins with. */
const kindPrefixes = { account: '', search: 's' } as const satisfies Record<Subscription['kind'], string>;

function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'wavelength', purpose, 32));
}

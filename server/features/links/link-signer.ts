import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export interface LinkSigner {
  /** The token of a stored link, derived from the link's random id and the secret, so that it is never stored. */
  getLinkToken(tenantId: number, linkId: string): string;
  /** Token of the unsubscribe link in an email. It gives access to nothing else and does not expire. */
  createSubscriptionToken(tenantId: number, subscription: Subscription): string;
  /** The subscription of a valid token of this tenant; null for any other text. */
  readSubscription(tenantId: number, token: string): Subscription | null;
}

/**
 * Emails that can be stopped: all optional ones of an account, those of one saved search or view of a report, or
 * invitations to the address of an imported person.
 */
export interface Subscription {
  readonly kind: 'account' | 'search' | 'report' | 'invitation';
  readonly id: number;
}

export function createLinkSigner(secret: string): LinkSigner {
  const linkKey = deriveKey(secret, 'links in mail');
  const subscriptionKey = deriveKey(secret, 'mail subscriptions');
  const signSubscription = (tenantId: number, name: string) =>
    createHmac('sha256', subscriptionKey).update(`${tenantId}:${name}`).digest();
  return {
    getLinkToken: (tenantId, linkId) =>
      createHmac('sha256', linkKey).update(`${tenantId}:${linkId}`).digest('base64url'),
    createSubscriptionToken: (tenantId, { kind, id }) => {
      const name = `${kindPrefixes[kind]}${id}`;
      return `${name}.${signSubscription(tenantId, name).toString('base64url')}`;
    },
    readSubscription: (tenantId, token) => {
      const [, letter = '', id = '', given = ''] = /^([sri]?)([1-9]\d{0,15})\.([\w-]{43})$/.exec(token) ?? [];
      const signature = Buffer.from(given, 'base64url');
      const expected = signSubscription(tenantId, `${letter}${id}`);
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
      const kind = kinds.find((each) => kindPrefixes[each] === letter);
      return kind ? { kind, id: Number(id) } : null;
    },
  };
}

/** First letter of a token, by kind. */
const kindPrefixes = { account: '', search: 's', report: 'r', invitation: 'i' } as const satisfies Record<
  Subscription['kind'],
  string
>;
const kinds = ['account', 'search', 'report', 'invitation'] as const satisfies readonly Subscription['kind'][];

function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'wavelength', purpose, 32));
}

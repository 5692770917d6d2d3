import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export interface LinkSigner {
  /** The token of a stored link. It follows from the link's random id and the secret, so that it is kept nowhere. */
  tokenOf(tenantId: number, linkId: string): string;
  /** Lets whoever holds the mail say whether the account wants more of it; it opens nothing else and does not end. */
  subscriptionToken(tenantId: number, userId: number): string;
  /** The account of a genuine subscription token of this tenant; null for anything else. */
  readSubscription(tenantId: number, token: string): number | null;
}

export function createLinkSigner(secret: string): LinkSigner {
  const linkKey = derive(secret, 'links in mail');
  const subscriptionKey = derive(secret, 'mail subscriptions');
  const signOf = (tenantId: number, userId: string) =>
    createHmac('sha256', subscriptionKey).update(`${tenantId}:${userId}`).digest();
  return {
    tokenOf: (tenantId, linkId) => createHmac('sha256', linkKey).update(`${tenantId}:${linkId}`).digest('base64url'),
    subscriptionToken: (tenantId, userId) => `${userId}.${signOf(tenantId, String(userId)).toString('base64url')}`,
    readSubscription: (tenantId, token) => {
      const [, userId = '', given = ''] = /^([1-9]\d{0,15})\.([\w-]{43})$/.exec(token) ?? [];
      const sign = Buffer.from(given, 'base64url');
      const expected = signOf(tenantId, userId);
      return sign.length === expected.length && timingSafeEqual(sign, expected) ? Number(userId) : null;
    },
  };
}

function derive(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'wavelength', purpose, 32));
}

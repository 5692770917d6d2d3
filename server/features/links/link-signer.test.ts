import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLinkSigner } from './link-signer.ts';

const signer = createLinkSigner('a secret for tests that is long enough');

describe('LinkSigner', () => {
  it('derives a token from tenant, link and secret', () => {
    const id = '4f0c3b1e-0000-4000-8000-000000000001';
    const token = signer.getLinkToken(1, id);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(signer.getLinkToken(1, id)).toBe(token);
    const others = [
      signer.getLinkToken(2, id),
      signer.getLinkToken(1, id.replace('1', '2')),
      createLinkSigner('another secret for tests, also long').getLinkToken(1, id),
    ];
    expect(new Set([token, ...others]).size).toBe(4);
  });

  it('reads only valid subscription tokens of the tenant', () => {
    const account = { kind: 'account', id: 42 } as const;
    const search = { kind: 'search', id: 42 } as const;
    const token = signer.createSubscriptionToken(1, account);
    expect(signer.readSubscription(1, token)).toEqual(account);
    expect(signer.readSubscription(1, signer.createSubscriptionToken(1, search))).toEqual(search);
    expect(signer.readSubscription(1, `s${token}`)).toBeNull();
    expect(signer.readSubscription(2, token)).toBeNull();
    expect(signer.readSubscription(1, token.replace('42', '43'))).toBeNull();
    fc.assert(fc.property(fc.string(), (text) => signer.readSubscription(1, text) === null));
  });
});

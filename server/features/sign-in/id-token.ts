import type { IDToken } from 'openid-client';
import { ProviderRefusal } from './provider-refusal.ts';

/** Seconds by which the provider's clock may be ahead. openid-client allows the same for the expiration time. */
const clockToleranceSeconds = 30;

/**
 * Checks the claims that openid-client does not: the authorized party of a token with one audience, and the issue time.
 *
 * @throws ProviderRefusal
 */
export function checkIdToken(claims: IDToken, { clientId, now }: { clientId: string; now: Date }): void {
  if (claims.azp !== undefined && claims.azp !== clientId) throw new ProviderRefusal('another_authorized_party');
  if (claims.iat > now.getTime() / 1000 + clockToleranceSeconds) throw new ProviderRefusal('issued_in_the_future');
}

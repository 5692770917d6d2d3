/** Claims of an access token. Role and rights are read from the database on every request, never from here. */
export interface AccessClaims {
  readonly userId: number;
  readonly isUser: boolean;
  readonly fullName: string;
  readonly sessionId: string;
  readonly tenantId: number;
  /** The administrator who impersonates this person. */
  readonly impersonatorId?: number | undefined;
}

/** Cache of tokens with a verified signature, so that it is verified once and not on every request. */
interface VerifiedTokens {
  /** The claims of a cached token of this tenant that has not expired. */
  find(token: string, tenantId: number, now: Date): AccessClaims | undefined;
  /** `expiresAt` is the token's `exp`, in seconds since 1970. */
  add(token: string, claims: AccessClaims, expiresAt: number): void;
}

const maxTokens = 10_000;

/**
 * Caches claims until the token expires. Whether its session is live is not cached: that is read from the database on
 * every request.
 */
export function createVerifiedTokens(): VerifiedTokens {
  const entries = new Map<string, { readonly claims: AccessClaims; readonly expiresAt: number }>();
  return {
    find(token, tenantId, now) {
      const entry = entries.get(token);
      if (!entry || entry.claims.tenantId !== tenantId) return undefined;
      if (now.getTime() < entry.expiresAt * 1000) return entry.claims;
      entries.delete(token);
      return undefined;
    },
    add(token, claims, expiresAt) {
      if (entries.size >= maxTokens) entries.clear();
      entries.set(token, { claims, expiresAt });
    },
  };
}

/** What an access token says. Role and tenant rights are read from the database on every request, never from here. */
export interface AccessClaims {
  readonly userId: number;
  readonly isUser: boolean;
  readonly fullName: string;
  readonly sessionId: string;
  readonly tenantId: number;
  /** The administrator who looks at the product as this person. */
  readonly impersonatorId?: number | undefined;
}

/** Tokens whose signature has been checked, so that it is checked once and not with every request. */
interface VerifiedTokens {
  /** The claims of a token that is known, belongs to the tenant and has time left. */
  find(token: string, tenantId: number, now: Date): AccessClaims | undefined;
  /** `expiresAt` in seconds since 1970, as the token says it. */
  add(token: string, claims: AccessClaims, expiresAt: number): void;
}

const maxTokens = 10_000;

/**
 * Remembers what a genuine token says until its time is up. Whether its session still lives is not remembered: that is
 * read from the database with every request.
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

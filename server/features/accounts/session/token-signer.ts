import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { sessionSeconds } from '#domain/features/accounts/session-lifetimes.ts';
import { newToken } from '#server/lib/secrets/random-token.ts';
import { type AccessClaims, createVerifiedTokens } from './verified-tokens.ts';

export interface TokenSigner {
  signAccess(claims: AccessClaims, now: Date): Promise<string>;
  /** The claims of a valid token of this tenant; null for any other text. `lenient` also accepts expired ones. */
  verifyAccess(token: string, tenantId: number, now: Date, lenient?: boolean): Promise<AccessClaims | null>;
  createRefreshToken(): string;
  /** The successor of a refresh token: deterministic, so that a lost response can be repeated. */
  deriveSuccessor(refresh: string): string;
}

const issuer = 'wavelength';
const tokenType = 'at+jwt';

export function createTokenSigner(secret: string): TokenSigner {
  const accessKey = deriveKey(secret, 'access tokens');
  const refreshKey = deriveKey(secret, 'refresh tokens');
  const verifiedTokens = createVerifiedTokens();
  return {
    signAccess: (claims, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({
        user_id: claims.userId,
        is_user: claims.isUser,
        full_name: claims.fullName,
        sid: claims.sessionId,
        tid: claims.tenantId,
        // Actor claim (RFC 8693) for readers of the token; the server uses its own records.
        ...(claims.impersonatorId === undefined ? {} : { act: { sub: String(claims.impersonatorId) } }),
      })
        .setProtectedHeader({ alg: 'HS256', typ: tokenType })
        .setIssuer(issuer)
        .setAudience(getAudience(claims.tenantId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + sessionSeconds.accessToken)
        .setJti(randomUUID())
        .sign(accessKey);
    },
    verifyAccess: async (token, tenantId, now, lenient = false) => {
      const cached = verifiedTokens.find(token, tenantId, now);
      if (cached) return cached;
      const tolerance = lenient ? sessionSeconds.seekerMax : 0;
      try {
        const { payload } = await jwtVerify(token, accessKey, {
          algorithms: ['HS256'],
          issuer,
          audience: getAudience(tenantId),
          typ: tokenType,
          currentDate: now,
          clockTolerance: tolerance,
          requiredClaims: ['exp', 'iat', 'jti', 'sid', 'tid', 'user_id'],
        });
        const claims = readClaims(payload, tenantId);
        if (claims) verifiedTokens.add(token, claims, payload.exp ?? 0);
        return claims;
      } catch {
        // All invalid tokens are treated alike.
        return null;
      }
    },
    createRefreshToken: newToken,
    deriveSuccessor: (refresh) => createHmac('sha256', refreshKey).update(refresh).digest('base64url'),
  };
}

function readClaims(payload: Record<string, unknown>, tenantId: number): AccessClaims | null {
  const { user_id: userId, is_user: isUser, full_name: fullName, sid: sessionId, tid } = payload;
  if (tid !== tenantId || typeof userId !== 'number' || typeof sessionId !== 'string') return null;
  return { userId, sessionId, tenantId, isUser: isUser === true, fullName: String(fullName) };
}

function getAudience(tenantId: number): string {
  return `tenant:${tenantId}`;
}

function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'wavelength', purpose, 32));
}

/** The claims that the interface reads. Only the server verifies the token. */
export interface AccessClaims {
  readonly user_id: number;
  /** Seconds since 1970. */
  readonly exp: number;
  readonly is_user: boolean;
  readonly full_name: string;
  /** The administrator who impersonates this person. */
  readonly act?: { readonly sub: string };
}

/** The claims of an access token, or null if they cannot be parsed. */
export function parseClaims(token: string): AccessClaims | null {
  try {
    const claims: unknown = JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''));
    return isClaims(claims) ? claims : null;
  } catch {
    return null;
  }
}

function decodeBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}

function isClaims(value: unknown): value is AccessClaims {
  const claims = Object(value);
  return (
    typeof claims.user_id === 'number' &&
    typeof claims.exp === 'number' &&
    typeof claims.is_user === 'boolean' &&
    typeof claims.full_name === 'string'
  );
}

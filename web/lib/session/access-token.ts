/** What the interface reads from an access token. The server alone decides what it is worth. */
export interface AccessClaims {
  readonly user_id: number;
  /** Seconds since 1970. */
  readonly exp: number;
  readonly is_user: boolean;
  readonly full_name: string;
  /** The administrator who looks at the product as this person. */
  readonly act?: { readonly sub: string };
}

/** The claims inside an access token, or null when it holds none that can be read. */
export function readClaims(token: string): AccessClaims | null {
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

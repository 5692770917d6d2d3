interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The whole address of a page, with its query and hash. */
export function addressOfLocation({ pathname, search, hash }: Place): string {
  return `${pathname}${search}${hash}`;
}

/** The address to go back to after signing in, read from the state of the sign-in page's history entry. */
export function returnAddress(state: unknown): string | null {
  const { from } = Object(state);
  return typeof from === 'string' && isOwnAddress(from) ? from : null;
}

const own = 'https://own.invalid';

/** Only addresses of this product. `//host`, `/\host` and the like lead elsewhere, `/..//host` once it is resolved. */
function isOwnAddress(address: string): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, own)) return false;
  const { origin, pathname } = new URL(address, own);
  return origin === own && !pathname.startsWith('//');
}

interface LocationParts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The path of a page with its query and hash. */
export function formatLocation({ pathname, search, hash }: LocationParts): string {
  return `${pathname}${search}${hash}`;
}

/** The path to return to after login, from the history state of the login page. */
export function getReturnAddress(state: unknown): string | null {
  const { from } = Object(state);
  return typeof from === 'string' && isInternalAddress(from) ? from : null;
}

/** The title of the job that is saved after login, from the history state of the login page. */
export function getSavedJob(state: unknown): string | null {
  const { savedJob } = Object(state);
  return typeof savedJob === 'string' ? savedJob : null;
}

const placeholderOrigin = 'https://own.invalid';

/** Accepts only paths of this site. `//host` and `/\host` lead to other hosts, `/..//host` after it is resolved. */
function isInternalAddress(address: string): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, placeholderOrigin)) return false;
  const { origin, pathname } = new URL(address, placeholderOrigin);
  return origin === placeholderOrigin && !pathname.startsWith('//');
}

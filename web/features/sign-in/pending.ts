import type { Provider } from '#domain/features/sign-in/contract.ts';

/** A sign-in in progress at a provider, stored in this tab: no other browser can finish it. */
export interface Pending {
  readonly provider: Provider;
  readonly purpose: 'sign_in' | 'link';
  /** The page to return to. */
  readonly from: string | null;
  readonly state: string;
  readonly key: string;
}

const place = 'sign_in';

export function keepPending(pending: Pending): void {
  sessionStorage.setItem(place, JSON.stringify(pending));
}

/** Removes and returns the pending sign-in of a response, or null if this tab started none. */
export function takePending(provider: Provider, state: string | null): Pending | null {
  const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
  if (!isPending(kept) || kept.provider !== provider || kept.state !== state) return null;
  sessionStorage.removeItem(place);
  return kept;
}

function isPending(value: unknown): value is Pending {
  const { provider, purpose, state, key } = Object(value);
  return [provider, purpose, state, key].every((part) => typeof part === 'string');
}

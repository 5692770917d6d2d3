import type { Provider } from '#domain/features/sign-in/contract.ts';

/** A sign-in that has gone to a provider. It stays in this very tab: another browser cannot finish it. */
export interface Pending {
  readonly provider: Provider;
  readonly purpose: 'sign_in' | 'link';
  /** The page that asked for the sign-in. */
  readonly from: string | null;
  readonly state: string;
  readonly key: string;
}

const place = 'sign_in';

export function keepPending(pending: Pending): void {
  sessionStorage.setItem(place, JSON.stringify(pending));
}

/** The sign-in that the answer belongs to, or null when this tab began none like it. It is forgotten by this. */
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

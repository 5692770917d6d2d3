import { useSearchParams } from 'react-router';

/** The one-time token of the link that led here; null without one. */
export function useLinkToken(): string | null {
  const [query] = useSearchParams();
  return query.get('token') || null;
}

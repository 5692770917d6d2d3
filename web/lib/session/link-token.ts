import { useSearchParams } from 'react-router';

/** The one-time token in the URL, or null. */
export function useLinkToken(): string | null {
  const [query] = useSearchParams();
  return query.get('token') || null;
}

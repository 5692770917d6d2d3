import { useQuery } from '@tanstack/react-query';
import type { Provider } from '#domain/features/sign-in/contract.ts';
import { waysIn } from './queries.ts';
import { useProviderName } from './use-provider-name.ts';

/** A provider by name, and whether the tenant uses it. */
export function useKnownProvider(provider: Provider) {
  const getName = useProviderName();
  const query = useQuery(waysIn);
  const way = query.data?.providers.find((known) => known.provider === provider);
  return { ...query, name: getName(way ?? { provider, label: '' }), way };
}

import { useCallback } from 'react';
import type { SignInMethod } from '#domain/features/sign-in/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';

/** The name of a provider; the tenant's own provider uses the tenant's label. */
export function useProviderName(): (way: SignInMethod) => string {
  const t = useT();
  return useCallback(({ provider, label }) => label || t(`signIn.names.${provider}`), [t]);
}

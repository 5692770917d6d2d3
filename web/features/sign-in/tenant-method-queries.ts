import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ProviderForm, TenantSignInMethods } from '#domain/features/sign-in/admin-contract.ts';
import type { Provider } from '#domain/features/sign-in/contract.ts';
import { tenantSignInApi } from '#web/lib/api/people/sign-in.ts';
import { call } from '#web/lib/call.ts';

const key = ['tenant', 'ways-in'];

/** The tenant's sign-in methods, for administrators. */
export const tenantSignInMethods = queryOptions({
  queryKey: key,
  queryFn: ({ signal }): Promise<TenantSignInMethods> => call(tenantSignInApi.read, {}, { signal }),
});

/** Saves part of the sign-in methods and invalidates those of the login page. */
export function useSaveSignInMethods() {
  const queries = useQueryClient();
  const adopt = async (saved: Promise<TenantSignInMethods>) => {
    queries.setQueryData(key, await saved);
    await queries.invalidateQueries({ queryKey: ['sign-in', 'ways'] });
  };
  return {
    saveProvider: (provider: Provider, body: ProviderForm) =>
      adopt(call(tenantSignInApi.saveProvider, { params: { provider }, body })),
    allowPasswords: (isOn: boolean) => adopt(call(tenantSignInApi.allowPasswords, { body: { is_on: isOn } })),
  };
}

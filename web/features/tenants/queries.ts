import { queryOptions, useQuery } from '@tanstack/react-query';
import { type TenantTheme, tenantsApi } from '#domain/features/tenants/contract.ts';
import { call } from '#web/lib/call.ts';

const tenantTheme = queryOptions({
  queryKey: ['tenant', 'theme'],
  queryFn: async ({ signal }): Promise<TenantTheme> => (await call(tenantsApi.theme, {}, { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The brand until the tenant's own has arrived, and when it does not. */
const standard: TenantTheme = {
  title: 'Wavelength',
  logo: null,
  favicon: null,
  colours: {},
  contact: { phone: '', email: '' },
};

export function useTenant(): TenantTheme {
  return useQuery(tenantTheme).data ?? standard;
}

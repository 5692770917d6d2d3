import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { TenantTheme } from '#domain/features/tenants/contract.ts';
import { defaultSwitches } from '#domain/features/tenants/switches.ts';
import { defaultColors } from '#domain/features/tenants/theme.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { tenantsApi } from '#web/lib/api/system/tenants.ts';
import { call } from '#web/lib/call.ts';

const tenantTheme = queryOptions({
  queryKey: ['tenant', 'theme'],
  queryFn: async ({ signal }): Promise<TenantTheme> => (await call(tenantsApi.theme, {}, { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The brand used if neither the page nor the server provides one. */
const standard: TenantTheme = {
  title: 'Wavelength',
  logo: null,
  favicon: null,
  colours: defaultColors,
  stylesheet: null,
  contact: { phone: '', email: '' },
  languages: [...languages],
  switches: defaultSwitches,
};

/** The theme embedded in the page; null if the server had none. */
const inPage = readInPage();

export function useTenant(): TenantTheme {
  return useQuery(tenantTheme).data ?? inPage ?? standard;
}

/** Uses the theme of the page, which was just loaded, instead of requesting it again. */
export function keepTenantOfPage(queries: QueryClient): void {
  if (inPage) queries.setQueryData(tenantTheme.queryKey, inPage);
}

function readInPage(): TenantTheme | null {
  try {
    return { ...standard, ...JSON.parse(document.getElementById('tenant')?.textContent ?? '') };
  } catch {
    return null;
  }
}

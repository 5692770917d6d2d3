import { queryOptions } from '@tanstack/react-query';
import { type OrganisationChoice, organisationsApi } from '#domain/features/organisations/contract.ts';
import { call } from '#web/lib/call.ts';

/** Employers by name; only those who work across employers may ask. */
export const employers = (isWide: boolean) =>
  queryOptions({
    queryKey: ['employers'],
    queryFn: async ({ signal }): Promise<OrganisationChoice[]> =>
      (await call(organisationsApi.employers, {}, { signal })).organisations,
    enabled: isWide,
    staleTime: 300_000,
  });

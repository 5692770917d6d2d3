import { queryOptions } from '@tanstack/react-query';
import type {
  EmployerProfile,
  Organisation,
  OrganisationChoice,
  OrganisationFields,
  Sponsor,
} from '#domain/features/organisations/contract.ts';
import { organisationsApi } from '#web/lib/api/hiring/organisations.ts';
import { call } from '#web/lib/call.ts';
import { isSignedIn } from '#web/lib/session.ts';

/** Employers by name, for cross-organization roles. */
export const employers = (isWide: boolean) =>
  queryOptions({
    queryKey: ['employers'],
    queryFn: async ({ signal }): Promise<OrganisationChoice[]> =>
      (await call(organisationsApi.employers, {}, { signal })).organisations,
    enabled: isWide,
    staleTime: 300_000,
  });

/** Non-profit partners by name, for the same roles. */
export const partners = (isWide: boolean) =>
  queryOptions({
    queryKey: ['partners'],
    queryFn: async ({ signal }): Promise<OrganisationChoice[]> =>
      (await call(organisationsApi.partners, {}, { signal })).organisations,
    enabled: isWide,
    staleTime: 300_000,
  });

/** Corporate partners; public. */
export const sponsors = () =>
  queryOptions({
    queryKey: ['sponsors'],
    queryFn: async ({ signal }): Promise<Sponsor[]> => (await call(organisationsApi.sponsors, {}, { signal })).sponsors,
    staleTime: 300_000,
  });

/** The organization that the user leads. */
export const ownOrganisation = () =>
  queryOptions({
    queryKey: ['organisation'],
    queryFn: ({ signal }): Promise<Organisation> => call(organisationsApi.own, {}, { signal }),
    enabled: isSignedIn,
  });

export function saveOwnOrganisation(fields: OrganisationFields): Promise<Organisation> {
  return call(organisationsApi.saveOwn, { body: fields });
}

/** The public page of an employer. */
export const employerQuery = (id: number) =>
  queryOptions({
    queryKey: ['employers', id],
    queryFn: ({ signal }): Promise<EmployerProfile> =>
      call(organisationsApi.employer, { params: { id: String(id) } }, { signal }),
  });

import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id } from '#domain/lib/fields.ts';

export const OrganisationChoice = z.object({ id: Id, name: z.string() });
export type OrganisationChoice = z.infer<typeof OrganisationChoice>;

export const organisationsApi = {
  /** Employers by name, for filters and for writing a job in an employer's name. */
  employers: endpoint({
    method: 'GET',
    path: '/api/v1/employers',
    access: { permission: 'organisation.list' },
    response: z.object({ organisations: z.array(OrganisationChoice) }),
  }),
};

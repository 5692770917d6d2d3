import type { organisationsApi } from '#domain/features/organisations/contract.ts';
import { teamOrganisations } from '#domain/features/teams/policy.ts';
import type { Handlers } from '#server/http/serve.ts';
import { readEmployer } from './employer.ts';
import { readOwnOrganisation, saveOwnOrganisation } from './own-organisation.ts';
import { listApprovedOrganisations, listSponsors } from './queries.ts';

export const organisationHandlers = {
  sponsors: async (ctx) => ({ sponsors: await listSponsors(ctx.db, ctx.tenant.id) }),
  employers: async (ctx) => ({
    organisations: await listApprovedOrganisations(ctx.db, ctx.tenant.id, teamOrganisations.hiring),
  }),
  partners: async (ctx) => ({
    organisations: await listApprovedOrganisations(ctx.db, ctx.tenant.id, teamOrganisations.partner),
  }),
  employer: (ctx, { params }) => readEmployer(ctx, Number(params.id)),
  own: (ctx) => readOwnOrganisation(ctx),
  saveOwn: (ctx, { body }) => saveOwnOrganisation(ctx, body),
} satisfies Handlers<typeof organisationsApi>;

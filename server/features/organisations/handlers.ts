import type { organisationsApi } from '#domain/features/organisations/contract.ts';
import { teamOrganisations } from '#domain/features/teams/policy.ts';
import type { Handlers } from '#server/http/serve.ts';
import { findApproved, findSponsors } from './queries.ts';
import { ownOrganisation, saveOwnOrganisation } from './service.ts';

export const organisationHandlers = {
  sponsors: async (ctx) => ({ sponsors: await findSponsors(ctx.db, ctx.tenant.id) }),
  employers: async (ctx) => ({
    organisations: await findApproved(ctx.db, ctx.tenant.id, teamOrganisations.hiring),
  }),
  partners: async (ctx) => ({
    organisations: await findApproved(ctx.db, ctx.tenant.id, teamOrganisations.partner),
  }),
  own: (ctx) => ownOrganisation(ctx),
  saveOwn: (ctx, { body }) => saveOwnOrganisation(ctx, body),
} satisfies Handlers<typeof organisationsApi>;

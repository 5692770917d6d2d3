import type { organisationsApi } from '#domain/features/organisations/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { findEmployers } from './queries.ts';
import { ownOrganisation, saveOwnOrganisation } from './service.ts';

export const organisationHandlers = {
  employers: async (ctx) => ({ organisations: await findEmployers(ctx.db, ctx.tenant.id) }),
  own: (ctx) => ownOrganisation(ctx),
  saveOwn: (ctx, { body }) => saveOwnOrganisation(ctx, body),
} satisfies Handlers<typeof organisationsApi>;

import type { organisationsApi } from '#domain/features/organisations/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { findEmployers } from './queries.ts';

export const organisationHandlers = {
  employers: async (ctx) => ({ organisations: await findEmployers(ctx.db, ctx.tenant.id) }),
} satisfies Handlers<typeof organisationsApi>;

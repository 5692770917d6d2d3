import type { supportersApi } from '#domain/features/supporters/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { changeRights, endSupporter, inviteSupporter, readSupporters } from './own-supporters.ts';
import {
  acceptInvitation,
  openNeedsAsSupporter,
  readApplicationsAs,
  readInvitation,
  readProfileAs,
  readSupported,
  saveProfileAs,
  stopSupporting,
} from './supported-people.ts';

export const supporterHandlers = {
  list: async (ctx) => ({ supporters: await readSupporters(ctx) }),
  invite: async (ctx, { body }) => ({ supporters: await inviteSupporter(ctx, body) }),
  change: async (ctx, { params, body }) => ({ supporters: await changeRights(ctx, params.id, body.rights) }),
  end: async (ctx, { params }) => ({ supporters: await endSupporter(ctx, params.id) }),
  invitation: (ctx, { body }) => readInvitation(ctx, body.token),
  accept: async (ctx, { body }) => ({ people: await acceptInvitation(ctx, body.token) }),
  helped: async (ctx) => ({ people: await readSupported(ctx) }),
  stop: async (ctx, { params }) => ({ people: await stopSupporting(ctx, params.id) }),
  applications: async (ctx, { params }) => ({ applications: await readApplicationsAs(ctx, params.id) }),
  profile: (ctx, { params }) => readProfileAs(ctx, params.id),
  saveProfile: (ctx, { params, body }) => saveProfileAs(ctx, params.id, body),
  openNeeds: async (ctx, { params }) => ({ needs: await openNeedsAsSupporter(ctx, params.id) }),
} satisfies Handlers<typeof supportersApi>;

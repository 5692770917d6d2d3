import type { preparedApplicationsApi } from '#domain/features/prepared-applications/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { declinePrepared, listOwnPrepared } from './own.ts';
import { handOver, listPrepared, readPreparation, withdrawPrepared } from './prepare.ts';

export const preparedApplicationHandlers = {
  ofPerson: async (ctx, { params }) => ({ prepared: await listPrepared(ctx, params.id) }),
  read: (ctx, { params }) => readPreparation(ctx, params.id, params.job),
  handOver: async (ctx, { params, body }) => ({
    prepared: await handOver(ctx, { userId: params.id, jobId: params.job, draft: body }),
  }),
  withdraw: async (ctx, { params }) => ({ prepared: await withdrawPrepared(ctx, params.id, params.job) }),
  own: async (ctx) => ({ prepared: await listOwnPrepared(ctx) }),
  decline: async (ctx, { params, body }) => ({ prepared: await declinePrepared(ctx, params.id, body.reason) }),
} satisfies Handlers<typeof preparedApplicationsApi>;

import type { onboardingApi } from '#domain/features/onboarding/contract.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { findOwnResume } from './queries.ts';
import { markStep, readOnboarding } from './service.ts';

export const onboardingHandlers = {
  read: (ctx) => readOnboarding(ctx),
  mark: (ctx, { body }) => markStep(ctx, body),
  resume: async (ctx, { params }) => {
    const row = await findOwnResume(ctx.db, ctx.tenant.id, ctx.actor.userId, params.id);
    return row ?? refuse('not_found');
  },
} satisfies Handlers<typeof onboardingApi>;

import * as z from 'zod/mini';
import { type onboardingApi, Preferences } from '#domain/features/onboarding/contract.ts';
import type { ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import { write } from '#server/db/write.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { findOwnResume, findPreferences, updatePreferences } from './queries.ts';
import { markStep, readOnboarding } from './service.ts';

/** Nothing said yet; also what an unreadable stored value counts as. */
const Stored = z.catch(Preferences, { titles: [], places: [], work_modes: [], job_types: [] });

export const onboardingHandlers = {
  read: (ctx) => readOnboarding(ctx),
  mark: (ctx, { body }) => markStep(ctx, body),
  resume: async (ctx, { params }) => {
    const row = await findOwnResume(ctx.db, ctx.tenant.id, ctx.actor.userId, params.id);
    return row ? { ...row, parsed: row.parsed as unknown as ParsedResume } : refuse('not_found');
  },
  preferences: async (ctx) => {
    const row = await findPreferences(ctx.db, ctx.tenant.id, ctx.actor.userId);
    return Stored.parse(row?.preferences);
  },
  savePreferences: async (ctx, { body }) => {
    await write(ctx, async (change) => {
      await updatePreferences(change.db, ctx.tenant.id, ctx.actor.userId, body);
      await change.audit({ action: 'profile.preferences', subject: ['user', ctx.actor.userId] });
    });
    return body;
  },
} satisfies Handlers<typeof onboardingApi>;

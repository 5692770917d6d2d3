import { getPreferenceFit, type PreferenceFit } from '#domain/features/seekers/preference-fit.ts';
import { type Preferences, parsePreferences } from '#domain/features/seekers/preferences.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { readJob } from '#server/features/jobs/service.ts';
import { findTermIds } from '#server/features/terms/service.ts';
import { findPreferences, updatePreferences } from './queries.ts';

export async function readPreferences(ctx: SignedInContext): Promise<Preferences> {
  const row = await findPreferences(ctx.db, ctx.tenant.id, ctx.actor.userId);
  return parsePreferences(row?.preferences);
}

export async function savePreferences(ctx: SignedInContext, preferences: Preferences): Promise<Preferences> {
  await write(ctx, async (change) => {
    await updatePreferences(change.db, ctx.tenant.id, ctx.actor.userId, preferences);
    await change.audit({ action: 'profile.preferences', subject: ['user', ctx.actor.userId] });
    change.emit({ kind: 'seeker_changed', tenantId: ctx.tenant.id, id: ctx.actor.userId });
  });
  return preferences;
}

/** How a job fits the caller's preferences. Refuses with `not_found` if the caller may not see the job. */
export async function getJobFit(ctx: SignedInContext, jobId: number): Promise<readonly PreferenceFit[]> {
  const [job, preferences] = await Promise.all([readJob(ctx, jobId), readPreferences(ctx)]);
  const [titleIds, industryIds] = await Promise.all([
    findTermIds(ctx, 'title', preferences.titles),
    findTermIds(ctx, 'industry', preferences.industries),
  ]);
  const points = preferences.places.flatMap((location) => ctx.locations.findCity(location) ?? []);
  return getPreferenceFit(preferences, { titleIds, industryIds, points }, job);
}

import { createHash } from 'node:crypto';
import { isPastClosing } from '#domain/features/jobs/closing-day.ts';
import { slugify } from '#domain/lib/slug.ts';
import type { Write } from '#server/db/write.ts';
import { ensureTermIdsByLabel } from '#server/features/terms/service.ts';
import type { ImportContext } from './import-context.ts';
import type { ResolvedDraft } from './job-columns.ts';
import {
  findEmployers,
  type ImportedJob,
  insertEmployers,
  insertFirstEvents,
  type NewEmployer,
  upsertJobs,
} from './queries.ts';

export interface BatchOutcome {
  readonly imported: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly organisationsMade: number;
}

/** No two postings of a batch may have the same employer and source id. */
export async function writeBatch(
  ctx: ImportContext,
  change: Write,
  batch: readonly ResolvedDraft[],
): Promise<BatchOutcome> {
  const employers = await ensureEmployers(ctx, change, batch);
  const labels = batch.flatMap(({ title }) => ('label' in title ? [title.label] : []));
  const titles = await ensureTermIdsByLabel(ctx, change, 'title', labels);
  const now = ctx.clock();
  const jobs = batch.map(
    (draft): ImportedJob => ({
      ...draft.columns,
      tenant_id: ctx.tenant.id,
      organisation_id: employers.ids.get(draft.draft.company.toLowerCase()) ?? 0,
      title_ids:
        'id' in draft.title ? [draft.title.id] : [titles.get(draft.title.label)].filter((id) => id !== undefined),
      published_at: getPublishedAt(draft.draft.postedOn, now),
      closes_on: getFutureDeadline(draft.draft.closesOn, now),
      updated_at: now,
    }),
  );
  const written = await upsertJobs(change.db, jobs);
  const insertedIds = written.filter((row) => row.is_new).map((row) => row.id);
  await insertFirstEvents(change.db, ctx.tenant.id, insertedIds, now);
  return {
    imported: insertedIds.length,
    updated: written.length - insertedIds.length,
    unchanged: batch.length - written.length,
    organisationsMade: employers.made,
  };
}

/** The date in the file, but at most the current time. */
function getPublishedAt(postedOn: string | null, now: Date): Date {
  const day = postedOn === null ? now : new Date(`${postedOn}T12:00:00Z`);
  return day > now ? now : day;
}

/** Drops past closing days, so that old postings stay open. */
function getFutureDeadline(closesOn: string | null, now: Date): string | null {
  return isPastClosing(closesOn, now) ? null : closesOn;
}

async function ensureEmployers(ctx: ImportContext, change: Write, batch: readonly ResolvedDraft[]) {
  const names = new Map(batch.map(({ draft }) => [draft.company.toLowerCase(), draft.company]));
  const known = await findEmployers(change.db, ctx.tenant.id, [...names.keys()]);
  const missing = [...names].filter(([key]) => !known.has(key)).map(([key, name]) => buildEmployer(key, name));
  const made = await insertEmployers(change.db, ctx.tenant.id, missing);
  const ids = missing.length === 0 ? known : await findEmployers(change.db, ctx.tenant.id, [...names.keys()]);
  return { ids, made };
}

/** The hash makes slugs of similar names unique. */
function buildEmployer(key: string, name: string): NewEmployer {
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 6);
  return { name, slug: `${slugify(name).slice(0, 72).replace(/-+$/, '')}-${hash}` };
}

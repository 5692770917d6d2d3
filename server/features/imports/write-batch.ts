import { createHash } from 'node:crypto';
import { isPastClosing } from '#domain/features/jobs/closing-day.ts';
import { slugify } from '#domain/lib/slug.ts';
import type { Write } from '#server/db/write.ts';
import { termIdsByWord } from '#server/features/terms/service.ts';
import type { ImportContext } from './import-context.ts';
import type { PlacedDraft } from './job-columns.ts';
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

/** Writes up to a few hundred postings within the given transaction. No two of them have the same employer and id. */
export async function writeBatch(
  ctx: ImportContext,
  change: Write,
  batch: readonly PlacedDraft[],
): Promise<BatchOutcome> {
  const employers = await employersOf(ctx, change, batch);
  const words = batch.flatMap(({ title }) => ('word' in title ? [title.word] : []));
  const titles = await termIdsByWord(ctx, change, 'title', words);
  const now = ctx.clock();
  const jobs = batch.map(
    (placed): ImportedJob => ({
      ...placed.columns,
      tenant_id: ctx.tenant.id,
      organisation_id: employers.ids.get(placed.draft.company.toLowerCase()) ?? 0,
      title_ids:
        'id' in placed.title ? [placed.title.id] : [titles.get(placed.title.word)].filter((id) => id !== undefined),
      published_at: publishedAt(placed.draft.postedOn, now),
      closes_on: stillAhead(placed.draft.closesOn, now),
      updated_at: now,
    }),
  );
  const written = await upsertJobs(change.db, jobs);
  const made = written.filter((row) => row.is_new).map((row) => row.id);
  await insertFirstEvents(change.db, ctx.tenant.id, made, now);
  return {
    imported: made.length,
    updated: written.length - made.length,
    unchanged: batch.length - written.length,
    organisationsMade: employers.made,
  };
}

/** A posting keeps its day; one dated ahead is new today. */
function publishedAt(postedOn: string | null, now: Date): Date {
  const day = postedOn === null ? now : new Date(`${postedOn}T12:00:00Z`);
  return day > now ? now : day;
}

/** Old postings stay open, so that people find them; only a closing day that is still to come is kept. */
function stillAhead(closesOn: string | null, now: Date): string | null {
  return isPastClosing(closesOn, now) ? null : closesOn;
}

async function employersOf(ctx: ImportContext, change: Write, batch: readonly PlacedDraft[]) {
  const names = new Map(batch.map(({ draft }) => [draft.company.toLowerCase(), draft.company]));
  const known = await findEmployers(change.db, ctx.tenant.id, [...names.keys()]);
  const missing = [...names].filter(([key]) => !known.has(key)).map(([key, name]) => newEmployer(key, name));
  const made = await insertEmployers(change.db, ctx.tenant.id, missing);
  const ids = missing.length === 0 ? known : await findEmployers(change.db, ctx.tenant.id, [...names.keys()]);
  return { ids, made };
}

/** The short hash keeps apart employers whose names look alike in an address. */
function newEmployer(key: string, name: string): NewEmployer {
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 6);
  return { name, slug: `${slugify(name).slice(0, 72).replace(/-+$/, '')}-${hash}` };
}

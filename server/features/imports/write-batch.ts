import { createHash } from 'node:crypto';
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
      organisation_id: employers.ids.get(getEmployerKey(draft.draft)) ?? 0,
      title_ids:
        'id' in draft.title ? [draft.title.id] : [titles.get(draft.title.label)].filter((id) => id !== undefined),
      ...buildPublication(draft, now),
      updated_at: now,
    }),
  );
  const written = await upsertJobs(change.db, jobs);
  const inserted = written.filter((row) => row.is_new);
  await insertFirstEvents(change.db, ctx.tenant.id, inserted, now);
  return {
    imported: inserted.length,
    updated: written.length - inserted.length,
    unchanged: batch.length - written.length,
    organisationsMade: employers.made,
  };
}

/** The posting day in the file, or the time of the import: a posting day is never invented. */
function buildPublication({ draft, isReopened }: ResolvedDraft, now: Date) {
  const postedAt = draft.postedOn === null || isReopened ? now : new Date(`${draft.postedOn}T12:00:00Z`);
  return {
    published_at: postedAt > now ? now : postedAt,
    is_first_seen: draft.postedOn === null || isReopened || postedAt > now,
    closes_on: isReopened ? null : draft.closesOn,
  };
}

/** The name of the organization that holds the postings of unknown employers. Their jobs have no company. */
const unknownEmployer = 'Employer not listed';

async function ensureEmployers(ctx: ImportContext, change: Write, batch: readonly ResolvedDraft[]) {
  const names = new Map(batch.map(({ draft }) => [getEmployerKey(draft), draft.company || unknownEmployer]));
  const known = await findEmployers(change.db, ctx.tenant.id, [...names.keys()]);
  const missing = [...names].filter(([key]) => !known.has(key)).map(([key, name]) => buildEmployer(key, name));
  const made = await insertEmployers(change.db, ctx.tenant.id, missing);
  const ids = missing.length === 0 ? known : await findEmployers(change.db, ctx.tenant.id, [...names.keys()]);
  return { ids, made };
}

function getEmployerKey({ company }: ResolvedDraft['draft']): string {
  return (company || unknownEmployer).toLowerCase();
}

/** The hash makes slugs of similar names unique. */
function buildEmployer(key: string, name: string): NewEmployer {
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 6);
  return { name, slug: `${slugify(name).slice(0, 72).replace(/-+$/, '')}-${hash}` };
}

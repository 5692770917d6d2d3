import type { PublishChoice } from '#domain/features/bulk-imports/jobs/publish-choices.ts';
import type { DraftReason } from '#domain/features/bulk-imports/jobs/reasons.ts';
import type { JobDraft } from '#domain/features/imports/job-draft.ts';
import { isPastClosing } from '#domain/features/jobs/posting/closing-day.ts';
import { isInOntario } from '#domain/features/jobs/posting/ontario-posting.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { requestJobApproval } from '#server/features/approvals/service.ts';
import { resolveJobDraft } from '#server/features/imports/service.ts';
import { ensureTermIdsByLabel } from '#server/features/terms/service.ts';
import { queueWebhooks } from '#server/features/webhooks/service.ts';
import { letRequestsFinish } from '#server/lib/requests-first.ts';
import {
  findEmployer,
  findPersonName,
  insertImportedJobs,
  insertJobHistory,
  type NewImportedJob,
} from './job-queries.ts';

/** Whose jobs they become, and whether they are published. */
export interface JobTarget {
  readonly tenantId: number;
  readonly organisationId: number;
  /** The owner of the jobs. */
  readonly userId: number;
  readonly publish: PublishChoice;
  /** Publishing sends the jobs for approval. */
  readonly needsApproval: boolean;
}

export interface CreatedJob {
  readonly id: number;
  readonly source_id: string;
  readonly version: number;
  readonly status: string;
  /** Why it wasn't published although it should be. */
  readonly draftReason: DraftReason | null;
}

/** Creates jobs and returns them by the id of their posting. A posting that the employer already has creates none. */
export async function createJobs(
  ctx: Context,
  change: Write,
  target: JobTarget,
  drafts: readonly JobDraft[],
): Promise<ReadonlyMap<string, CreatedJob>> {
  const rows = await buildRows(ctx, change, target, drafts);
  const inserted = await insertImportedJobs(change.db, rows);
  const author = { tenantId: target.tenantId, userId: target.userId, now: ctx.clock() };
  await insertJobHistory(change.db, author, inserted);
  const bySource = new Map(rows.map((row) => [row.source_id, row]));
  const created = inserted.map((job) => {
    const row: Partial<NewImportedJob> = bySource.get(job.source_id) ?? {};
    return { ...job, row, draftReason: target.publish === 'publish' ? findDraftReason(row, ctx.clock()) : null };
  });
  await announceJobs(ctx, change, target, created);
  return new Map(created.map(({ row: _row, ...job }) => [job.source_id, job]));
}

/** The columns of jobs that follow from their postings. What a job stores is the employer, whatever the file calls it. */
export async function buildContent(
  ctx: Context,
  change: Write,
  { tenantId, organisationId }: Pick<JobTarget, 'tenantId' | 'organisationId'>,
  drafts: readonly JobDraft[],
): Promise<(NewImportedJob & { readonly draft: JobDraft })[]> {
  const employer = await findEmployer(change.db, { tenantId, id: organisationId });
  const resolved = await resolveDrafts(ctx, drafts);
  const labels = resolved.flatMap(({ title }) => ('label' in title ? [title.label] : []));
  const titles = await ensureTermIdsByLabel(ctx, change, 'title', labels);
  return resolved.map(({ draft, title, columns, sourceId }) => {
    const titleId = 'id' in title ? title.id : titles.get(title.label);
    return {
      ...columns,
      draft,
      source_id: sourceId,
      company: employer?.name ?? draft.company,
      tenant_id: tenantId,
      organisation_id: organisationId,
      title_ids: titleId === undefined ? [] : [titleId],
      closes_on: draft.closesOn,
      updated_at: ctx.clock(),
    };
  });
}

/** Reading a posting takes milliseconds. */
async function resolveDrafts(ctx: Context, drafts: readonly JobDraft[]) {
  const resolved: ReturnType<typeof resolveJobDraft>[] = [];
  for (const draft of drafts) {
    resolved.push(resolveJobDraft(ctx, draft));
    await letRequestsFinish(ctx);
  }
  return resolved;
}

async function buildRows(
  ctx: Context,
  change: Write,
  target: JobTarget,
  drafts: readonly JobDraft[],
): Promise<NewImportedJob[]> {
  const content = await buildContent(ctx, change, target, drafts);
  const now = ctx.clock();
  return content.map(({ draft: _draft, ...columns }) => {
    const isPublished = target.publish === 'publish' && !target.needsApproval && findDraftReason(columns, now) === null;
    return {
      ...columns,
      created_by: target.userId,
      status: isPublished ? 'active' : 'draft',
      published_at: isPublished ? now : null,
    };
  });
}

/** Why a job can't be published. Files don't have the statements that postings in Ontario need. */
function findDraftReason(columns: Partial<NewImportedJob>, now: Date): DraftReason | null {
  const { city = '', region = '', country = '', closes_on = null } = columns;
  if (isPastClosing(closes_on, now)) return 'past_closing';
  return isInOntario({ city, region, country }) ? 'ontario_statements' : null;
}

type AnnouncedJob = CreatedJob & { readonly row: Partial<NewImportedJob> };

/** Announces the new jobs, and asks for approval of those that could be published if the tenant requires it. */
async function announceJobs(ctx: Context, change: Write, target: JobTarget, created: readonly AnnouncedJob[]) {
  const { tenantId, organisationId, userId, publish, needsApproval } = target;
  const isForApproval = publish === 'publish' && needsApproval;
  const fullName = isForApproval ? await findPersonName(change.db, tenantId, userId) : '';
  for (const { id, row, draftReason } of created) {
    const { title = '', company = '' } = row;
    if (isForApproval && draftReason === null) {
      await requestJobApproval(ctx, change, { id, title, company, organisationId }, { userId, fullName });
    }
    await queueWebhooks(ctx, change, { event: 'job.created', organisationId, data: { job_id: id } });
    change.emit({ kind: 'job_changed', tenantId, id });
  }
}

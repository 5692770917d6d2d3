import type { Job } from '#domain/features/jobs/job.ts';
import { canEditJob, canSeeJob } from '#domain/features/jobs/policy.ts';
import { buildDraft } from '#domain/features/jobs/posting/job-draft.ts';
import type { SignedInContext } from '#server/context.ts';
import { buildJobFacts, presentJobContent } from '#server/features/jobs/present.ts';
import { findJob } from '#server/features/jobs/queries.ts';
import { createJob } from '#server/features/jobs/service.ts';
import { labelJobTerms } from '#server/features/terms/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';

/**
 * Creates a draft with the content of a job. The closing day isn't copied: it may be over, and nothing in the copy would
 * say why it can't be published.
 */
export async function duplicateJob(ctx: SignedInContext, id: number): Promise<Job> {
  const row = await findJob(ctx.db, ctx.tenant.id, id);
  const facts = row && buildJobFacts(row);
  if (!row || !facts || !canSeeJob(ctx.actor, facts)) return refuse('not_found');
  if (!canEditJob(ctx.actor, facts)) return refuse('forbidden');
  const content = presentJobContent(row, await labelJobTerms(ctx, row));
  return createJob(ctx, { ...buildDraft(content, row.organisation_id), closes_on: null });
}

import type { SignedInContext } from '#server/context.ts';
import { findMaskedApplications } from '#server/db/masked-applications.ts';
import type { ListRequest } from '#server/features/applications/list/condition-queries.ts';
import type { FoundIds, ListCursor, ListLimits } from '#server/features/applications/list/list-queries.ts';
import { listMaskingJobs } from '#server/features/applications/masking/queries.ts';
import type { ApplicationIndex, ApplicationQuery } from '#server/search/applications/application-index.ts';

/**
 * Finds the applications of a text that many people or jobs match in memory, where the database would take tens of milliseconds.
 * Undefined for other lists, and while the applications are being read.
 */
export async function findBroadText(
  ctx: SignedInContext,
  request: ListRequest,
  after: ListCursor | null,
  { limit, cap }: ListLimits,
): Promise<FoundIds | undefined> {
  const { text, jobId, status, sort, tenantId } = request;
  const visible = getVisible(request);
  if (!text?.isBroad || !visible || hasOtherFilters(request)) return undefined;
  const { index } =
    text.copy ?? (await ctx.applications.read(ctx.database.forTenant(tenantId), tenantId, ctx.log)) ?? {};
  if (!index) return undefined;
  const { ids, counts } = index.find({
    ...visible,
    userIds: text.userIds,
    titleJobIds: text.jobIds,
    maskedIds: await findMasked(ctx, index, text.userIds),
    jobId,
    status,
    sort,
    after: after && { key: sort === 'score' ? after.score : Date.parse(after.at), id: after.id },
    limit,
  });
  const capped = Object.entries(counts).map(([each, count]) => [each, Math.min(count, cap + 1)]);
  return { ids, counts: after ? null : Object.fromEntries(capped) };
}

/** The applications that the reader sees, and the filter by employer. Undefined if that depends on more than the copy has. */
function getVisible({
  scope,
  actor,
  organisation,
}: ListRequest): Pick<ApplicationQuery, 'organisationId' | 'isOfEmployer'> | undefined {
  if (scope === 'tenant') return { organisationId: organisation, isOfEmployer: false };
  if (scope !== 'organisation' || actor.organisationId === null || organisation !== undefined) return undefined;
  return { organisationId: actor.organisationId, isOfEmployer: true };
}

function hasOtherFilters({ seeker, dueBy, tag, rating, isNew, figure }: ListRequest): boolean {
  return isNew || [seeker, dueBy, tag, rating, figure].some((filter) => filter !== undefined);
}

/** The applications of these people that the reader sees masked, and must not find by name. */
async function findMasked(
  ctx: SignedInContext,
  index: ApplicationIndex,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const jobs = await listMaskingJobs(ctx.db, ctx.tenant.id);
  if (jobs.length === 0) return new Set();
  const candidates = index.findOfPeople(userIds, jobs);
  return findMaskedApplications(ctx.db, { tenantId: ctx.tenant.id, userId: ctx.actor.userId }, candidates);
}

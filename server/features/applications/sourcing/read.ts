import { getScope } from '#domain/access/actor.ts';
import type { OwnSuggestion, SentSuggestion } from '#domain/features/applications/sourcing/contract.ts';
import { takesApplications } from '#domain/features/jobs/lifecycle.ts';
import { isPastClosing } from '#domain/features/jobs/posting/closing-day.ts';
import type { SignedInContext } from '#server/context.ts';
import { presentSalary } from '#server/features/jobs/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findOwnSuggestions, findSentSuggestions } from './answer-queries.ts';
import { findVisiblePeople } from './queries.ts';

/** The suggestions that wait for the caller. */
export async function listOwnSuggestions(ctx: SignedInContext): Promise<OwnSuggestion[]> {
  const rows = await findOwnSuggestions(ctx.db, ctx.tenant.id, ctx.actor.userId);
  return rows.map(({ application_id, version, at, by, organisation, reason, job_status, closes_on, ...job }) => ({
    application_id,
    version,
    at: at.toISOString(),
    by,
    organisation,
    reason,
    is_open: takesApplications(job_status) && !isPastClosing(closes_on, ctx.clock()),
    job: { ...job, salary: presentSalary(job) },
  }));
}

/** What the caller's organization suggested to a person; a person whom the caller can't see is not found. */
export async function listSentSuggestions(ctx: SignedInContext, userId: number): Promise<SentSuggestion[]> {
  const scope = getScope(ctx.actor, 'application.source') ?? refuse('forbidden');
  const tenantId = ctx.tenant.id;
  const [person] = await findVisiblePeople(ctx.db, { tenantId, actor: ctx.actor, scope }, [userId]);
  if (!person) return refuse('not_found');
  const organisationId = scope === 'tenant' ? null : (ctx.actor.organisationId ?? refuse('forbidden'));
  const rows = await findSentSuggestions(ctx.db, { tenantId, userId, organisationId });
  return rows.map(({ id, title, company, answer, is_waiting: isWaiting, ...row }) => ({
    job: { id, title, company },
    by: row.by,
    reason: row.reason,
    at: row.at.toISOString(),
    state: answer ?? (isWaiting ? 'waiting' : 'closed'),
    answered_at: row.answered_at?.toISOString() ?? null,
    decline_reason: row.decline_reason,
  }));
}

import type { ImpersonationCandidate, ImpersonationStart } from '#domain/features/impersonation/contract.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { closeSession, confirmPassword, openImpersonationSession } from '#server/features/accounts/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findImpersonation, findPerson, searchPeople } from './queries.ts';

/** Maximum results of a search. */
const maxPeople = 30;

export async function listPeople(
  ctx: SignedInContext,
  text: string,
): Promise<{ people: ImpersonationCandidate[]; has_more: boolean }> {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 6);
  const rows = await searchPeople(ctx.db, ctx.tenant.id, { words, limit: maxPeople + 1 });
  const people = rows.slice(0, maxPeople).map(({ account_kind, state, ...row }) => ({
    ...row,
    is_user: account_kind === 'job_seeker',
    state: state === 'active' ? ('active' as const) : ('disabled' as const),
  }));
  return { people, has_more: rows.length > maxPeople };
}

/** Starts an impersonation after the administrator's password was confirmed. */
export async function startImpersonation(
  ctx: SignedInContext,
  given: ImpersonationStart,
  userAgent: string,
): Promise<{ access: string; ends_at: string }> {
  await confirmPassword(ctx, given.password, 'body.password');
  const person = await findPerson(ctx.db, ctx.tenant.id, given.user_id);
  if (!person) return refuse('not_found');
  if (person.state !== 'active') return refuse('conflict');
  const { userId: impersonatorId, sessionId: originSessionId } = ctx.actor;
  const isUser = person.account_kind === 'job_seeker';
  return write(ctx, async (change) => {
    const started = await openImpersonationSession(ctx, change, {
      person: { userId: person.user_id, isUser, fullName: person.full_name, userAgent },
      impersonation: { impersonatorId, reason: given.reason, originSessionId },
    });
    const detail = { reason: given.reason, ends_at: started.endsAt.toISOString() };
    await change.audit({ action: 'impersonation.start', subject: ['user', person.user_id], detail });
    return { access: started.access, ends_at: started.endsAt.toISOString() };
  });
}

/** Ends the impersonation of this token, also if it is expired. Any other token is ignored. */
export async function endImpersonation(ctx: Context, accessToken: string | undefined): Promise<void> {
  const claims = accessToken ? await ctx.tokens.verifyAccess(accessToken, ctx.tenant.id, ctx.clock(), true) : null;
  if (!claims) return;
  await write(ctx, async (change) => {
    const impersonation = await findImpersonation(change.db, ctx.tenant.id, claims.sessionId);
    if (!impersonation || impersonation.impersonator_user_id === null) return;
    await closeSession(ctx, change, impersonation.id, 'impersonation_ended');
    const actorId = impersonation.impersonator_user_id;
    await change.audit({ action: 'impersonation.end', subject: ['user', impersonation.user_id], actorId });
  });
}

/** Adds a request made during impersonation to the audit trail. */
export async function recordImpersonatedRequest(
  ctx: SignedInContext,
  request: { method: string; route: string },
): Promise<void> {
  const { userId, impersonatorId } = ctx.actor;
  if (impersonatorId === null) return;
  await write(ctx, (change) =>
    change.audit({
      action: 'impersonation.request',
      subject: ['user', userId],
      actorId: userId,
      detail: { method: request.method, route: request.route },
    }),
  );
}

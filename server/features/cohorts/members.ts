import type { CohortChange, NewMembers, SupportedPerson } from '#domain/features/cohorts/contract.ts';
import { maxMembers } from '#domain/features/cohorts/limits.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { notify } from '#server/features/notifications/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { findCohort, lockCohort } from './cohort-queries.ts';
import { findFullCohort } from './cohorts.ts';
import {
  countMembers,
  deleteMembers,
  findAddablePeople,
  findRecipients,
  insertInvited,
  insertSupported,
  lockSupported,
} from './member-queries.ts';
import { findOrganisationName } from './own-queries.ts';
import { getOwner } from './programs.ts';

export async function listAddablePeople(ctx: SignedInContext, id: number): Promise<{ people: SupportedPerson[] }> {
  const owner = getOwner(ctx);
  if (!(await findCohort(ctx.db, owner, id))) return refuse('not_found');
  return { people: await findAddablePeople(ctx.db, owner, { cohortId: id, limit: maxMembers }) };
}

/**
 * Adds people whom the partner supports, and invites the other addresses. An address without an account is invited too: its
 * owner finds the invitation after signing up.
 */
export function addMembers(ctx: SignedInContext, id: number, { people, emails }: NewMembers): Promise<CohortChange> {
  const owner = getOwner(ctx);
  const { tenantId } = owner;
  return write(ctx, async (change) => {
    const cohort = (await lockCohort(change.db, owner, id)) ?? refuse('not_found');
    const supported = await lockSupported(change.db, owner, { people, emails });
    const known = new Set(supported.map(({ email }) => email));
    const others = [...new Set(emails)].filter((email) => !known.has(email));
    const count = await countMembers(change.db, tenantId, id);
    if (count + supported.length + others.length > maxMembers) refuseField('body.emails', 'cohort_full');
    const addition = { tenantId, cohortId: id, addedBy: ctx.actor.userId, now: ctx.clock() };
    const userIds = supported.map((person) => person.id);
    const added = await insertSupported(change.db, addition, userIds);
    const invited = await insertInvited(change.db, addition, others);
    await notifyInvited(ctx, change, cohort.name, invited);
    const detail = { added, invited: invited.length };
    await change.audit({ action: 'cohort.add_members', subject: ['cohort', id], detail });
    const done = added + invited.length;
    const asked = new Set(people).size + new Set(emails).size;
    return { cohort: await findFullCohort(change.db, owner, id), done, skipped: Math.max(0, asked - done) };
  });
}

async function notifyInvited(ctx: SignedInContext, change: Write, cohort: string, emails: readonly string[]) {
  const { tenantId, organisationId } = getOwner(ctx);
  const organisation = await findOrganisationName(change.db, tenantId, organisationId);
  for (const { id: userId } of await findRecipients(change.db, tenantId, emails)) {
    const values = { organisation, cohort };
    await notify(change, { tenantId, userId, kind: 'class_invited', values, subject: 'training' });
  }
}

export function removeMembers(ctx: SignedInContext, id: number, members: readonly number[]): Promise<CohortChange> {
  const owner = getOwner(ctx);
  return write(ctx, async (change) => {
    if (!(await lockCohort(change.db, owner, id))) return refuse('not_found');
    const ids = [...new Set(members)];
    const done = await deleteMembers(change.db, { tenantId: owner.tenantId, cohortId: id, ids });
    await change.audit({ action: 'cohort.remove_members', subject: ['cohort', id], detail: { removed: done } });
    return { cohort: await findFullCohort(change.db, owner, id), done, skipped: ids.length - done };
  });
}

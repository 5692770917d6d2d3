import type { Cohort, CohortDates, CohortDraft, CohortSummary } from '#domain/features/cohorts/contract.ts';
import { type CohortStatus, cohortLifecycle } from '#domain/features/cohorts/lifecycle.ts';
import { canTransition } from '#domain/lib/lifecycle.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import { write } from '#server/db/write.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import {
  findCohort,
  findCohorts,
  findMembers,
  insertCohort,
  isCohortNameUsed,
  lockCohort,
  updateCohort,
} from './cohort-queries.ts';
import { findProgram, type Owner } from './program-queries.ts';
import { getOwner } from './programs.ts';

const pageSize = 50;

export async function listCohorts(
  ctx: SignedInContext,
  page: number,
): Promise<{ cohorts: CohortSummary[]; total: number; has_more: boolean }> {
  const offset = (page - 1) * pageSize;
  const { cohorts, total } = await findCohorts(ctx.db, getOwner(ctx), { limit: pageSize, offset });
  return { cohorts, total, has_more: offset + cohorts.length < total };
}

export function readCohort(ctx: SignedInContext, id: number): Promise<Cohort> {
  return findFullCohort(ctx.db, getOwner(ctx), id);
}

/** A cohort with its people; refuses if the organization has none with this id. */
export async function findFullCohort(db: Db, owner: Owner, id: number): Promise<Cohort> {
  const facts = (await findCohort(db, owner, id)) ?? refuse('not_found');
  return { ...facts, members: await findMembers(db, owner.tenantId, id) };
}

export function addCohort(ctx: SignedInContext, draft: CohortDraft): Promise<Cohort> {
  const owner = getOwner(ctx);
  return write(ctx, async (change) => {
    if (!(await findProgram(change.db, owner, draft.program_id))) refuseField('body.program_id', 'invalid_value');
    const id = await insertCohort(change.db, owner, draft, ctx.clock());
    if (id === undefined) return refuseField('body.name', 'name_used');
    await change.audit({ action: 'cohort.create', subject: ['cohort', id] });
    return findFullCohort(change.db, owner, id);
  });
}

export function saveCohort(ctx: SignedInContext, id: number, dates: CohortDates): Promise<Cohort> {
  const owner = getOwner(ctx);
  return write(ctx, async (change) => {
    const cohort = (await lockCohort(change.db, owner, id)) ?? refuse('not_found');
    const named = { id, programId: cohort.program_id, name: dates.name };
    if (await isCohortNameUsed(change.db, owner.tenantId, named)) refuseField('body.name', 'name_used');
    await updateCohort(change.db, owner.tenantId, id, dates);
    await change.audit({ action: 'cohort.edit', subject: ['cohort', id] });
    return findFullCohort(change.db, owner, id);
  });
}

export function moveCohort(ctx: SignedInContext, id: number, to: CohortStatus): Promise<Cohort> {
  const owner = getOwner(ctx);
  return write(ctx, async (change) => {
    const { status: from } = (await lockCohort(change.db, owner, id)) ?? refuse('not_found');
    if (!canTransition<CohortStatus>(cohortLifecycle, from, to)) refuse('illegal_move');
    await updateCohort(change.db, owner.tenantId, id, { status: to });
    await change.audit({ action: 'cohort.move', subject: ['cohort', id], detail: { from, to } });
    return findFullCohort(change.db, owner, id);
  });
}

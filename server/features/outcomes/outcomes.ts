import type { Outcomes, OwnOutcome, Placement } from '#domain/features/outcomes/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import { write } from '#server/db/write.ts';
import { isSupportedPerson } from '#server/features/journal/service.ts';
import { createSurveyToken } from '#server/features/surveys/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { countOutcomes, presentPlacement } from './present.ts';
import { findOwn, findPlacements, updateSharing } from './queries.ts';

/** More than a partner places in many years: the counts are those of all hires. */
const maxPlacements = 5000;

/** The hires of the people whom the caller's organization supports, and how they went. */
export async function listOutcomes(ctx: SignedInContext): Promise<Outcomes> {
  const placements = await readPlacements(ctx);
  return { placements, counts: countOutcomes(placements) };
}

/** The hires of a person whom the caller's organization supports; anyone else is not found. */
export async function listOutcomesOf(ctx: SignedInContext, userId: number): Promise<Placement[]> {
  if (!(await isSupportedPerson(ctx, userId))) refuse('not_found');
  return readPlacements(ctx, userId);
}

async function readPlacements(ctx: SignedInContext, userId?: number): Promise<Placement[]> {
  const owner = { tenantId: ctx.tenant.id, organisationId: ctx.actor.organisationId ?? refuse('forbidden') };
  const rows = await findPlacements(ctx.db, owner, {
    limit: maxPlacements,
    ...(userId === undefined ? {} : { userId }),
  });
  return rows.map((row) => presentPlacement(row, (id) => createSurveyToken(ctx, ctx.tenant.id, id)));
}

/** What the caller was asked about their jobs. */
export function listOwnOutcomes(ctx: SignedInContext): Promise<OwnOutcome[]> {
  return findOwnOutcomes(ctx, ctx.db);
}

/** Lets the partner read the caller's answers to a form, or no longer (idempotent). */
export function shareOutcome(ctx: SignedInContext, id: string, isShared: boolean): Promise<OwnOutcome[]> {
  const { userId } = ctx.actor;
  return write(ctx, async (change) => {
    const hasChanged =
      (await updateSharing(change.db, { tenantId: ctx.tenant.id, userId, id, isShared })) ?? refuse('not_found');
    if (hasChanged) {
      const detail = { is_given: isShared, invitation: id };
      await change.audit({ action: 'consent.outcome', subject: ['user', userId], detail });
    }
    return findOwnOutcomes(ctx, change.db);
  });
}

/** Of each hire, the latest form waits; earlier ones without an answer are over. */
async function findOwnOutcomes(ctx: SignedInContext, db: Db): Promise<OwnOutcome[]> {
  const rows = await findOwn(db, ctx.tenant.id, ctx.actor.userId);
  const isLatest = ({ application_id: application, day }: (typeof rows)[number]) =>
    !rows.some((other) => other.application_id === application && other.day > day);
  return rows
    .filter((row) => row.is_answered || isLatest(row))
    .map(({ application_id: _application, is_answered: isAnswered, ...row }) => ({
      ...row,
      token: isAnswered ? null : createSurveyToken(ctx, ctx.tenant.id, row.id),
    }));
}

import type { OwnTraining } from '#domain/features/cohorts/own-contract.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import { write } from '#server/db/write.ts';
import { addCertification, readProfile } from '#server/features/seekers/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import {
  answerInvitation,
  findCertificates,
  findMemberships,
  leaveCohort,
  lockCertificate,
  type Person,
  updateAnswer,
} from './own-queries.ts';

export function readOwnTraining(ctx: SignedInContext): Promise<OwnTraining> {
  return findTraining(ctx.db, getPerson(ctx));
}

/** Joins a class or declines the invitation. */
export function answerClass(ctx: SignedInContext, id: number, accepts: boolean): Promise<OwnTraining> {
  const person = getPerson(ctx);
  return write(ctx, async (change) => {
    const answer = { id, accepts, now: ctx.clock() };
    const cohortId = (await answerInvitation(change.db, person, answer)) ?? refuse('not_found');
    await change.audit({ action: accepts ? 'cohort.join' : 'cohort.decline', subject: ['cohort', cohortId] });
    return findTraining(change.db, person);
  });
}

/** Ends the consent: the partner no longer sees the person in the class. Certificates stay with the person. */
export function leaveClass(ctx: SignedInContext, id: number): Promise<OwnTraining> {
  const person = getPerson(ctx);
  return write(ctx, async (change) => {
    const cohortId = (await leaveCohort(change.db, person, id, ctx.clock())) ?? refuse('not_found');
    await change.audit({ action: 'cohort.leave', subject: ['cohort', cohortId] });
    return findTraining(change.db, person);
  });
}

/** Puts a certificate on the caller's profile, or declines it. One that was added stays on the profile. */
export async function answerCertificate(ctx: SignedInContext, id: number, adds: boolean): Promise<OwnTraining> {
  const person = getPerson(ctx);
  // Before the transaction: a second connection within it could deadlock an exhausted pool.
  const profile = adds ? await readProfile(ctx) : null;
  return write(ctx, async (change) => {
    const certificate = (await lockCertificate(change.db, person, id)) ?? refuse('not_found');
    if (certificate.before !== 'added') {
      if (profile) await addCertification(ctx, change, profile, certificate.name);
      const answer = { id, answer: adds ? 'added' : 'declined', now: ctx.clock() } as const;
      await updateAnswer(change.db, person.tenantId, answer);
      const action = adds ? 'certificate.add' : 'certificate.decline';
      await change.audit({ action, subject: ['certificate', id] });
    }
    return findTraining(change.db, person);
  });
}

async function findTraining(db: Db, person: Person): Promise<OwnTraining> {
  const memberships = await findMemberships(db, person);
  return {
    invitations: memberships.filter((each) => each.is_invitation),
    classes: memberships.filter((each) => !each.is_invitation),
    certificates: await findCertificates(db, person),
  };
}

function getPerson(ctx: SignedInContext): Person {
  return { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
}

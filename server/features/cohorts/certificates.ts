import type { Cohort, CohortChange, NewCertificates } from '#domain/features/cohorts/contract.ts';
import { issuesCertificates } from '#domain/features/cohorts/lifecycle.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { notify } from '#server/features/notifications/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { deleteCertificate, insertCertificates } from './certificate-queries.ts';
import { lockCohort } from './cohort-queries.ts';
import { findFullCohort } from './cohorts.ts';
import { findOrganisationName } from './own-queries.ts';
import { getOwner } from './programs.ts';

/** Issues a certificate to members. It reaches a profile only when the person adds it. */
export function issueCertificates(ctx: SignedInContext, id: number, given: NewCertificates): Promise<CohortChange> {
  const owner = getOwner(ctx);
  const { tenantId, organisationId } = owner;
  return write(ctx, async (change) => {
    const cohort = (await lockCohort(change.db, owner, id)) ?? refuse('not_found');
    if (!issuesCertificates(cohort.status)) refuse('cohort_not_started');
    const members = [...new Set(given.members)];
    const certificate = { name: given.name, issuedOn: given.issued_on, issuedBy: ctx.actor.userId, now: ctx.clock() };
    const userIds = await insertCertificates(change.db, { tenantId, cohortId: id, members, ...certificate });
    const organisation = await findOrganisationName(change.db, tenantId, organisationId);
    const values = { organisation, certificate: given.name };
    for (const userId of userIds) {
      await notify(change, { tenantId, userId, kind: 'certificate_issued', values, subject: 'training' });
    }
    const done = userIds.length;
    await change.audit({ action: 'certificate.issue', subject: ['cohort', id], detail: { issued: done } });
    return { cohort: await findFullCohort(change.db, owner, id), done, skipped: members.length - done };
  });
}

export function withdrawCertificate(ctx: SignedInContext, id: number): Promise<Cohort> {
  const owner = getOwner(ctx);
  return write(ctx, async (change) => {
    const cohortId = (await deleteCertificate(change.db, owner, id)) ?? refuse('not_found');
    await change.audit({ action: 'certificate.withdraw', subject: ['certificate', id] });
    return findFullCohort(change.db, owner, cohortId);
  });
}

import { findNextApprover } from '#domain/features/offers/lifecycle.ts';
import { getDelegateId } from '#domain/features/offers/policy.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { createLink } from '#server/features/links/service.ts';
import { queueMail } from '#server/features/mail/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { buildOfferFacts, getCurrentApprovers, type LoadedOffer } from './present.ts';

/** Notifies the approver whose turn it is, or who decides for them, with a link for deciding without sign-in. */
export async function askNextApprover(ctx: Context, change: Write, loaded: LoadedOffer, asker: string): Promise<void> {
  const next = findNextApprover(getCurrentApprovers(loaded));
  if (!next) return;
  const { row } = loaded;
  const tenantId = ctx.tenant.id;
  const offer = { asker, job: row.job_title };
  const delegateId = getDelegateId({ delegateId: next.delegate_id }, buildOfferFacts(loaded));
  const isAway = delegateId !== null && next.delegate_email !== null;
  const decider = isAway ? { id: delegateId, email: next.delegate_email } : { id: next.user_id, email: next.email };
  const recipient = { tenantId, userId: decider.id };
  await notify(change, {
    ...recipient,
    kind: 'offer_waiting',
    values: { ...offer, name: row.seeker_name },
    subject: { offer: row.application_id },
    hasOwnMail: true,
  });
  const linkId = await createLink(ctx, change, {
    purpose: 'decide_offer',
    userId: decider.id,
    email: decider.email ?? next.email,
    subjectId: row.id,
  });
  // In an email, `name` is the reader's.
  const mailValues = { ...offer, applicant: row.seeker_name };
  await queueMail(change, {
    ...recipient,
    kind: 'offer_approval_wanted',
    values: mailValues,
    path: '/approve',
    linkId,
  });
}

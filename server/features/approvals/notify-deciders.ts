import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { createLink } from '#server/features/links/service.ts';
import { queueMail } from '#server/features/mail/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { getTenantTheme } from '#server/features/tenants/service.ts';
import { findDelegates } from './delegation/queries.ts';
import { findDeciders } from './queries.ts';

interface PendingApproval {
  readonly approvalId: number;
  readonly askerId: number;
  readonly kinds: {
    readonly notification: 'partner_waiting' | 'job_waiting' | 'name_waiting';
    readonly mail: 'approval_wanted' | 'job_approval_wanted' | 'name_approval_wanted';
  };
  readonly values: Readonly<Record<string, string>>;
}

/** Notifies every decider, each with a link for deciding without sign-in. */
export async function notifyDeciders(ctx: Context, change: Write, wanted: PendingApproval): Promise<void> {
  const { approvalId, askerId, kinds, values } = wanted;
  const tenantId = ctx.tenant.id;
  for (const { id, email } of await findPresentDeciders(ctx, change, askerId)) {
    await notify(change, { tenantId, userId: id, kind: kinds.notification, values, subject: 'approval' });
    const linkId = await createLink(ctx, change, {
      purpose: 'decide_approval',
      userId: id,
      email,
      subjectId: approvalId,
    });
    await queueMail(change, { tenantId, userId: id, kind: kinds.mail, values, path: '/approve', linkId });
  }
}

/** The deciders without the asker. A person who is away is replaced by their delegate, unless that is the asker. */
async function findPresentDeciders(ctx: Context, change: Write, askerId: number) {
  const tenantId = ctx.tenant.id;
  const deciders = await findDeciders(change.db, tenantId, await isAdminsOnly(ctx));
  const ids = deciders.map(({ id }) => id);
  const delegates = await findDelegates(change.db, tenantId, ids, ctx.clock());
  const present = deciders.map(({ id, email }) => {
    const delegate = delegates.get(id);
    return delegate && delegate.id !== askerId ? delegate : { id, email };
  });
  return [...new Map(present.map((decider) => [decider.id, decider])).values()].filter(({ id }) => id !== askerId);
}

/** Whether only administrators may decide. */
export async function isAdminsOnly(ctx: Context): Promise<boolean> {
  const { switches } = await getTenantTheme(ctx, ctx.tenant.id);
  return switches.admins_decide;
}

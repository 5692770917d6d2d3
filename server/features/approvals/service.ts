import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { makeLink } from '#server/features/links/service.ts';
import { queueMail } from '#server/features/mail/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import type { Founded } from '#server/features/organisations/service.ts';
import { tenantTheme } from '#server/features/tenants/service.ts';
import { findDeciders, insertApproval } from './queries.ts';

interface Request {
  readonly organisation: Founded;
  readonly askedBy: { readonly id: number; readonly name: string; readonly email: string };
}

/** Puts a new organisation into the queue: tells those who decide, and whoever asked that we look at it. */
export async function askForApproval(ctx: Context, change: Write, { organisation, askedBy }: Request): Promise<void> {
  const tenantId = ctx.tenant.id;
  const approvalId = await insertApproval(change.db, {
    tenantId,
    organisationId: organisation.id,
    askedBy: askedBy.id,
  });
  const values = { organisation: organisation.name, asker: askedBy.name };
  for (const { id, email } of await findDeciders(change.db, tenantId, await isNarrow(ctx))) {
    await notify(change, { tenantId, userId: id, kind: 'partner_waiting', values, subject: 'approval' });
    const linkId = await makeLink(ctx, change, {
      purpose: 'decide_approval',
      userId: id,
      email,
      subjectId: approvalId,
    });
    await queueMail(change, { tenantId, userId: id, kind: 'approval_wanted', values, path: '/approve', linkId });
  }
  await tellOrganisation(ctx, change, {
    lead: askedBy,
    organisationId: organisation.id,
    mail: { kind: 'organisation_received', path: '/approval' },
    values,
  });
  await change.audit({ action: 'approval.ask', subject: ['approval', approvalId], actorId: askedBy.id });
}

/** Writes to somebody who leads an organisation, with a link that shows where it stands. */
export async function tellOrganisation(
  ctx: Context,
  change: Write,
  told: {
    readonly lead: { readonly id: number; readonly email: string };
    readonly organisationId: number;
    readonly mail: {
      readonly kind: 'organisation_received' | 'organisation_approved' | 'organisation_rejected';
      readonly path: string;
    };
    readonly values: Readonly<Record<string, string>>;
  },
): Promise<void> {
  const { lead, organisationId, mail, values } = told;
  const linkId = await makeLink(ctx, change, {
    purpose: 'see_organisation',
    userId: lead.id,
    email: lead.email,
    subjectId: organisationId,
  });
  await queueMail(change, { tenantId: ctx.tenant.id, userId: lead.id, ...mail, values, linkId });
}

/** Whether the tenant keeps deciding to its administrators. */
export async function isNarrow(ctx: Context): Promise<boolean> {
  const { switches } = await tenantTheme(ctx, ctx.tenant.id);
  return switches.admins_decide;
}

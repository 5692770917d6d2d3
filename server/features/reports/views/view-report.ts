import { getScope, type SignedInActor } from '#domain/access/actor.ts';
import { isTwoFactorRequired } from '#domain/access/permissions.ts';
import { getRole } from '#domain/access/roles.ts';
import { isMemberBlocked } from '#domain/features/organisations/lifecycle.ts';
import type { Report } from '#domain/features/reports/contract.ts';
import { partnerReports, type ReportName } from '#domain/features/reports/names.ts';
import { getDay } from '#domain/features/reports/period.ts';
import { resolveFilter } from '#domain/features/reports/saved-view.ts';
import type { Context } from '#server/context.ts';
import { readReport } from '#server/features/reports/read-report.ts';
import { findTenantTimeZone } from '#server/features/tenants/service.ts';
import { getReportPath, parseViewFilter, presentView } from './saved-views.ts';
import { findView, findViewReader } from './view-queries.ts';

interface ViewReport {
  readonly name: ReportName;
  readonly report: Report;
  /** The report's page with its filters. */
  readonly path: string;
}

/** Whether the owner of a view still wants its mail and may still read the report. */
export async function canMailView(ctx: Context, id: number): Promise<boolean> {
  const row = await findView(ctx.db, ctx.tenant.id, id);
  return row !== undefined && row.frequency !== 'never' && (await findReader(ctx, row.user_id, row.report)) !== null;
}

/** Computes a view with the permissions that its owner has now; null if it is gone or not allowed any more. */
export async function readViewReport(ctx: Context, id: number): Promise<ViewReport | null> {
  const row = await findView(ctx.db, ctx.tenant.id, id);
  const actor = row ? await findReader(ctx, row.user_id, row.report) : null;
  if (!row || !actor) return null;
  const { report: name, address } = presentView(row);
  const today = getDay(ctx.clock(), await findTenantTimeZone(ctx.readDb, ctx.tenant.id));
  const report = await readReport({ ...ctx, actor }, name, resolveFilter(parseViewFilter(row.filter), today));
  return { name, report, path: [getReportPath(name), address].filter(Boolean).join('?') };
}

/** The owner of a view as an actor; null if the account may not read the report. */
async function findReader(ctx: Context, userId: number, report: string): Promise<SignedInActor | null> {
  const row = await findViewReader(ctx.db, ctx.tenant.id, userId);
  const role = row ? getRole(row.account_kind, row.role_id) : null;
  if (!row || role === null) return null;
  const isRequired = ctx.requiresTwoFactor && isTwoFactorRequired(userId, role, row.staff_two_factor);
  const actor: SignedInActor = {
    kind: 'signed_in',
    userId,
    role,
    organisationId: row.organisation_id,
    isPending: isMemberBlocked(row.organisation_status, row.email_verified_at !== null),
    sessionId: '',
    isRecentlyAuthenticated: false,
    mustSetUpTwoFactor: isRequired && row.second_step_since === null,
    impersonatorId: null,
    fullName: row.full_name,
  };
  const isPartner = partnerReports.some((each) => each === report);
  return getScope(actor, isPartner ? 'report.partner' : 'report.hiring') === null ? null : actor;
}

import { partnerReports, type ReportName } from '#domain/features/reports/names.ts';
import { getDay } from '#domain/features/reports/period.ts';
import {
  formatViewAddress,
  getNextMailDay,
  type SavedView,
  ViewFilter,
  type ViewFrequency,
} from '#domain/features/reports/saved-view.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { findTenantTimeZone } from '#server/features/tenants/service.ts';
import { findView, updateView, type ViewRow } from './view-queries.ts';

/** When the mail of a view is due next, in the time zone of the tenant. */
export async function planMail(ctx: Pick<Context, 'db' | 'tenant' | 'clock'>, frequency: ViewFrequency) {
  const timeZone = await findTenantTimeZone(ctx.db, ctx.tenant.id);
  const today = getDay(ctx.clock(), timeZone);
  return { frequency, timeZone, mailDay: frequency === 'never' ? null : getNextMailDay(frequency, today) };
}

export function presentView({ id, report, name, filter, frequency }: ViewRow): SavedView {
  return {
    id,
    report: report as ReportName,
    name,
    address: formatViewAddress(parseViewFilter(filter)),
    frequency: frequency as ViewFrequency,
  };
}

/** Reads stored filters, whose ids are numbers. */
export function parseViewFilter(stored: unknown): ViewFilter {
  const texts = Object.entries(Object(stored)).map(([name, value]) => [name, String(value)]);
  return ViewFilter.parse(Object.fromEntries(texts));
}

export function getReportPath(report: ReportName): string {
  return `/${partnerReports.some((each) => each === report) ? 'nppreport' : 'report'}/${report}`;
}

/** The view of a mail, for the holder of its link. */
export async function findViewForMail(ctx: Context, id: number): Promise<{ name: string; wantsMail: boolean } | null> {
  const row = await findView(ctx.db, ctx.tenant.id, id);
  return row ? { name: row.name, wantsMail: row.frequency !== 'never' } : null;
}

/** Stops the mail of a view, or resumes it as before. Returns false if there is no such view. */
export async function setViewMail(ctx: Context, change: Write, id: number, wantsMail: boolean): Promise<boolean> {
  const row = await findView(change.db, ctx.tenant.id, id);
  if (!row) return false;
  const frequency = wantsMail ? (row.last_frequency as ViewFrequency) : 'never';
  const key = { tenantId: ctx.tenant.id, userId: row.user_id, id };
  if (wantsMail !== (row.frequency !== 'never')) {
    const plan = await planMail({ ...ctx, db: change.db }, frequency);
    await updateView(change.db, key, { name: row.name, plan });
  }
  await change.audit({ action: 'report.change_view', subject: ['report_view', id], detail: { frequency } });
  return true;
}

import type { NotificationKind } from '#domain/features/notifications/kinds.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { notify } from '#server/features/notifications/service.ts';
import { findPanels } from './panel-queries.ts';
import { findComingInterviews, type InterviewRow } from './queries.ts';

export function notifySeeker(ctx: Context, change: Write, row: InterviewRow, kind: NotificationKind): Promise<void> {
  const values = { job: row.job_title, company: row.company };
  return notifyOne(ctx, change, row, { userId: row.seeker_id, kind, values });
}

/** Notifies the panel and the person who planned the interview. */
export async function notifyStaff(
  ctx: Context,
  change: Write,
  row: InterviewRow,
  kind: NotificationKind,
): Promise<void> {
  const values = { name: row.seeker_name, job: row.job_title };
  const panel = await findPanels(change.db, ctx.tenant.id, [row.id]);
  const userIds = new Set([row.created_by, ...panel.map(({ user_id: id }) => id)]);
  for (const userId of userIds) await notifyOne(ctx, change, row, { userId, kind, values });
}

/** Notifies a former member of the panel, whose calendar entry ends. */
export function notifyRemoved(ctx: Context, change: Write, row: InterviewRow, userId: number): Promise<void> {
  const values = { name: row.seeker_name, job: row.job_title };
  return notifyOne(ctx, change, row, { userId, kind: 'interview_called_off', values });
}

interface LeavingPerson {
  readonly id: number;
  readonly full_name: string;
}

/** Asks for someone else on the panels of the coming interviews of a person who leaves. */
export async function reportPanelMemberLeft(ctx: Context, change: Write, person: LeavingPerson): Promise<void> {
  for (const row of await findComingInterviews(change.db, ctx.tenant.id, person.id, ctx.clock())) {
    const readers = new Set([row.created_by, ...row.owner_ids.map(Number)]);
    readers.delete(person.id);
    const values = { member: person.full_name, name: row.seeker_name, job: row.job_title };
    for (const userId of readers) await notifyOne(ctx, change, row, { userId, kind: 'interview_panel_left', values });
  }
}

interface Notice {
  readonly userId: number;
  readonly kind: NotificationKind;
  readonly values: Readonly<Record<string, string>>;
}

function notifyOne(ctx: Context, change: Write, row: InterviewRow, notice: Notice): Promise<void> {
  const subject = { interview: row.id, application: row.application_id };
  return notify(change, { tenantId: ctx.tenant.id, ...notice, subject });
}

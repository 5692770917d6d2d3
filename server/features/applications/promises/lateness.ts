import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { countBusinessDaysLate, type Lateness } from '#domain/features/applications/lateness.ts';
import type { SignedInContext } from '#server/context.ts';
import { findTenantTimeZone } from '#server/features/tenants/service.ts';
import { findReminders } from './queries.ts';

/** How late the employer is with the next step of applications, and when it was reminded; those in time are left out. */
export async function findLateness(
  ctx: SignedInContext,
  cards: readonly Pick<ApplicationCard, 'id' | 'next_step'>[],
): Promise<ReadonlyMap<number, Lateness>> {
  const now = ctx.clock();
  const overdue = cards.flatMap(({ id, next_step: { by, who } }) =>
    who === 'employer' && by !== null && new Date(by) < now ? [{ id, due: new Date(by) }] : [],
  );
  if (overdue.length === 0) return new Map();
  const [timeZone, reminders] = await Promise.all([
    findTenantTimeZone(ctx.db, ctx.tenant.id),
    findReminders(ctx.db, ctx.tenant.id, overdue),
  ]);
  const late = overdue.flatMap(({ id, due }): [number, Lateness][] => {
    const days = countBusinessDaysLate(due, now, timeZone);
    const remindedAt = reminders.get(id)?.toISOString() ?? null;
    return days > 0 ? [[id, { business_days: days, reminded_at: remindedAt }]] : [];
  });
  return new Map(late);
}

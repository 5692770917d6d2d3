import type { BusySpan, SlotCheck } from '#domain/features/interviews/interview.ts';
import { isOverlapping, resolveSlots } from '#domain/features/interviews/slots.ts';
import type { SignedInContext } from '#server/context.ts';
import { findBusy, findPossiblePanel } from './panel-queries.ts';
import { findPlannableApplication, readInterview } from './read.ts';

/** When the panel of an interview has other interviews in the period. */
export async function readPanelCalendar(
  ctx: SignedInContext,
  id: number,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<{ busy: BusySpan[] }> {
  const { application_id: applicationId, panel } = await readInterview(ctx, id);
  await findPlannableApplication(ctx, applicationId);
  const busy = await findBusy(ctx.db, ctx.tenant.id, {
    userIds: panel.map((person) => person.id),
    from: new Date(from),
    to: new Date(until),
    exceptId: id,
  });
  return {
    busy: busy.map((row) => ({
      name: row.name,
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
    })),
  };
}

interface SlotRequest {
  readonly slots: readonly string[];
  readonly time_zone: string;
  readonly length_minutes: number;
  readonly panel_ids: readonly number[];
  readonly interview_id: number | null;
}

/** What is wrong with each time, and who of the employer's people is busy then. */
export async function checkSlots(
  ctx: SignedInContext,
  applicationId: number,
  request: SlotRequest,
): Promise<{ slots: SlotCheck[] }> {
  const { facts } = await findPlannableApplication(ctx, applicationId);
  const resolved = resolveSlots(request.slots, request.time_zone, ctx.clock());
  const starts = resolved.flatMap(({ startsAt }) => (startsAt ? [startsAt.getTime()] : []));
  const lengthMs = request.length_minutes * 60_000;
  const possible = await findPossiblePanel(ctx.db, ctx.tenant.id, facts.job.organisationId);
  const userIds = possible.map(({ id }) => id).filter((id) => request.panel_ids.includes(id));
  const busy =
    starts.length === 0
      ? []
      : await findBusy(ctx.db, ctx.tenant.id, {
          userIds,
          from: new Date(Math.min(...starts)),
          to: new Date(Math.max(...starts) + lengthMs),
          exceptId: request.interview_id ?? 0,
        });
  return {
    slots: resolved.map(({ local, startsAt, problem }) => ({
      local,
      starts_at: startsAt?.toISOString() ?? null,
      problem,
      busy: startsAt === null ? [] : findNames(busy, startsAt, lengthMs),
    })),
  };
}

function findNames(busy: Awaited<ReturnType<typeof findBusy>>, startsAt: Date, lengthMs: number): string[] {
  const slot = { startsAt, endsAt: new Date(startsAt.getTime() + lengthMs) };
  const names = busy
    .filter((row) => isOverlapping(slot, { startsAt: row.starts_at, endsAt: row.ends_at }))
    .map(({ name }) => name);
  return [...new Set(names)];
}

import { resolveLocalTime } from './local-time.ts';

export const maxSlots = 8;
/** Milliseconds between a proposal and its first time, so that the person can read the pack. */
export const minNoticeMs = 3_600_000;

export type SlotProblem = 'skipped' | 'past' | 'repeated';

export interface ResolvedSlot {
  readonly local: string;
  readonly startsAt: Date | null;
  readonly problem: SlotProblem | null;
}

/** The instants of proposed local times, and what is wrong with each. */
export function resolveSlots(locals: readonly string[], timeZone: string, now: Date): ResolvedSlot[] {
  const seen = new Set<number>();
  return locals.map((local) => {
    const startsAt = resolveLocalTime(local, timeZone);
    const problem = findProblem(startsAt, seen, now);
    if (startsAt) seen.add(startsAt.getTime());
    return { local, startsAt, problem };
  });
}

function findProblem(startsAt: Date | null, seen: ReadonlySet<number>, now: Date): SlotProblem | null {
  if (startsAt === null) return 'skipped';
  if (seen.has(startsAt.getTime())) return 'repeated';
  return startsAt.getTime() < now.getTime() + minNoticeMs ? 'past' : null;
}

/** Whether two half-open spans of time overlap; one that starts when the other ends does not. */
export function isOverlapping(a: Span, b: Span): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

import type { ReportFilter } from '#domain/features/reports/contract.ts';
import { getPeriodBefore } from '#domain/features/reports/period.ts';
import { countLocalDays, findStartOfDay } from './calendar.ts';
import type { ApplicationHistory, History } from './history.ts';

/** A value that a report counts. */
export interface ExpectedValue {
  readonly at: number;
  readonly row: string;
  readonly category: string;
  readonly measure: string;
  readonly value: number;
  readonly user: number | null;
}

export interface Question {
  readonly history: History;
  readonly filter: ReportFilter;
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly now: number;
  /** The reader is a partner, who reads the outcomes of its own hires one by one. */
  readonly isPartner?: boolean;
  /** The reader sees whole groups of ten people only. */
  readonly isAggregate?: boolean;
}

type Group = Pick<ExpectedValue, 'at' | 'row' | 'category' | 'user'>;
type Measured = Readonly<Record<string, number | boolean | null>>;

export const dayMs = 86_400_000;
export const stageNames = ['applied', 'screening', 'interview', 'offer', 'hired'] as const;
const openStatuses = ['sourced', 'applied', 'screening', 'interview', 'offer', 'offered'];

/** False and null count nothing; true counts one. */
export function measure(group: Group, values: Measured): ExpectedValue[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === null || value === false ? [] : [{ ...group, measure: name, value: Number(value) }],
  );
}

/** The first moments of the period before, of the period, and of what comes after it. */
export function findBounds({ from, to, timeZone }: Question): [earlier: number, start: number, end: number] {
  return [
    findStartOfDay(getPeriodBefore({ from, to }).from, timeZone),
    findStartOfDay(from, timeZone),
    findEnd(to, timeZone),
  ];
}

function findEnd(to: string, timeZone: string): number {
  return findStartOfDay(new Date(Date.parse(`${to}T00:00:00Z`) + dayMs).toISOString().slice(0, 10), timeZone);
}

export function matchesJob(job: History['jobs'][number], filter: ReportFilter): boolean {
  return (
    (filter.job === undefined || job.id === filter.job) &&
    (filter.organisation === undefined || job.organisation === filter.organisation) &&
    (filter.place === undefined || job.place === filter.place) &&
    (filter.team === undefined || job.team.includes(filter.team))
  );
}

export function summarize({ moves }: ApplicationHistory) {
  const first = (...to: string[]) => moves.find((move) => to.includes(move.to))?.at ?? null;
  const end = moves.at(-1);
  const last = (status: string) => (end?.to === status ? end.at : null);
  const times = {
    applied: first('applied'),
    screening: first('screening'),
    interview: first('interview'),
    offer: first('offer', 'offered'),
    hired: last('hired'),
  };
  const position = Math.max(0, ...stageNames.map((stage, index) => (times[stage] === null ? 0 : index)));
  const reply = moves.find((move) => move.from === 'applied' && move.to !== 'withdrawn')?.at ?? null;
  return { ...times, position, reply, declined: last('declined'), withdrawn: last('withdrawn'), status: end?.to };
}

/** Where an application was at a moment, and since when; null before its first move. */
function findState({ moves }: ApplicationHistory, moment: number, timeZone: string) {
  const earlier = moves.filter(({ at }) => at < moment);
  const last = earlier.at(-1);
  if (!last) return null;
  const since = earlier.filter(({ from, to }) => from !== 'on-hold' && to !== 'on-hold').at(-1)?.at ?? moment;
  return { status: last.to === 'on-hold' ? last.from : last.to, days: countLocalDays(since, moment, timeZone) };
}

export function listMoments({ from, to, timeZone, now }: Question): number[] {
  return [Math.min(findEnd(to, timeZone), now), findStartOfDay(from, timeZone)];
}

export type Expect = (question: Question, applications: readonly ApplicationHistory[]) => ExpectedValue[];

export const snapshot =
  (
    describe: (application: ApplicationHistory, status: string, days: number, moment: number) => ExpectedValue[],
  ): Expect =>
  (question, applications) =>
    listMoments(question).flatMap((moment) =>
      applications.flatMap((application) => {
        const state = findState(application, moment, question.timeZone);
        if (!state?.status || !openStatuses.includes(state.status)) return [];
        return describe(application, state.status, state.days, moment);
      }),
    );

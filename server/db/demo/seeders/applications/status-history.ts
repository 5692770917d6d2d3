import {
  type ApplicationState,
  type ApplicationStatus,
  getPreviousStatus,
  isAllowedMove,
  isFinal,
} from '#domain/features/applications/lifecycle.ts';
import { addDays } from '#domain/lib/day.ts';
import type { Random } from '#server/db/demo/random.ts';
import { moveToWorkingHours } from '#server/db/demo/times.ts';

export interface StatusChange {
  readonly at: Date;
  readonly from: ApplicationStatus | null;
  readonly to: ApplicationStatus;
}

export interface StatusHistory {
  readonly steps: readonly StatusChange[];
  readonly standing: ApplicationState;
}

interface HistoryPlan {
  readonly first: 'applied' | 'sourced';
  readonly start: Date;
  /** Nothing happens after this. */
  readonly until: Date;
  /** Statuses in this order, as far as time allows; random if undefined. */
  readonly route?: readonly ApplicationStatus[];
  readonly canBeOffered: boolean;
  /** Factor for the time between changes; default 1. */
  readonly pace?: number;
}

/** Simulates a status history in which the lifecycle allows every change. */
export function simulateHistory(plan: HistoryPlan, random: Random): StatusHistory {
  const steps: StatusChange[] = [{ at: plan.start, from: null, to: plan.first }];
  let state: ApplicationState = { status: plan.first, statusBefore: null };
  const route = [...(plan.route ?? [])];
  for (let at = plan.start; !isFinal(state.status); ) {
    const to = plan.route ? route.shift() : pickNextStatus(state, plan.canBeOffered, random);
    if (to === undefined) break;
    const pause = Math.max(1, Math.round(random.int(...daysInStatus[state.status]) * (plan.pace ?? 1)));
    at = moveToWorkingHours(random, addDays(at, pause), plan.until);
    const last = steps.at(-1)?.at ?? plan.start;
    if (at >= plan.until || at <= last) break;
    state = step(steps, state, to, at);
  }
  return { steps, standing: state };
}

/** Appends a change, such as the rejection when a job closes. */
export function appendStep({ steps, standing }: StatusHistory, to: ApplicationStatus, at: Date): StatusHistory {
  const more = [...steps];
  return { steps: more, standing: step(more, standing, to, at) };
}

function step(steps: StatusChange[], standing: ApplicationState, to: ApplicationStatus, at: Date): ApplicationState {
  if (!isAllowedMove(standing, to)) throw new Error(`An application cannot go from ${standing.status} to ${to}`);
  steps.push({ at, from: standing.status, to });
  return { status: to, statusBefore: getPreviousStatus(standing, to) };
}

/** Days until the next step. */
const daysInStatus: Readonly<Record<ApplicationStatus, readonly [number, number]>> = {
  draft: [1, 3],
  sourced: [1, 6],
  applied: [1, 9],
  screening: [3, 14],
  interview: [4, 16],
  offer: [1, 5],
  offered: [1, 9],
  'on-hold': [7, 30],
  hired: [1, 1],
  declined: [1, 1],
  rejected: [1, 1],
  withdrawn: [1, 1],
};

type StatusWeights = Readonly<Partial<Record<ApplicationStatus, number>>>;

const nextStatusWeights: Readonly<Record<ApplicationStatus, StatusWeights>> = {
  draft: { applied: 1 },
  sourced: { applied: 74, screening: 10, withdrawn: 10, rejected: 6 },
  applied: { screening: 62, interview: 8, 'on-hold': 4, rejected: 21, withdrawn: 5 },
  screening: { interview: 52, offer: 3, 'on-hold': 5, rejected: 33, withdrawn: 7 },
  interview: { offer: 26, screening: 3, 'on-hold': 4, rejected: 55, withdrawn: 12 },
  offer: { offered: 88, interview: 2, 'on-hold': 4, rejected: 4, withdrawn: 2 },
  offered: { hired: 76, declined: 18, offer: 3, withdrawn: 3 },
  'on-hold': { rejected: 30, withdrawn: 10 },
  hired: {},
  declined: {},
  rejected: {},
  withdrawn: {},
};

function pickNextStatus(
  { status, statusBefore }: ApplicationState,
  canBeOffered: boolean,
  random: Random,
): ApplicationStatus {
  if (status === 'on-hold' && statusBefore !== null && random.chance(0.6)) return statusBefore;
  const { offer = 0, ...others } = nextStatusWeights[status];
  return random.weighted(canBeOffered ? { ...others, offer } : others);
}

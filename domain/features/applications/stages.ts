import type { ApplicationState, ApplicationStatus } from './lifecycle.ts';

/** The stages that every application goes through, in order. */
export const stages = ['applied', 'screening', 'interview', 'offer', 'hired'] as const;
export type Stage = (typeof stages)[number];

/** Where an application is on its way. */
export interface StagePosition {
  /** From 1; 0 before the application is submitted. */
  readonly step: number;
  /** Whether it ended at this step without a hire. */
  readonly isEnded: boolean;
}

const stageOfStatus: Readonly<Record<ApplicationStatus, Stage | null>> = {
  draft: null,
  sourced: null,
  applied: 'applied',
  screening: 'screening',
  interview: 'interview',
  offer: 'offer',
  offered: 'offer',
  hired: 'hired',
  'on-hold': null,
  declined: null,
  rejected: null,
  withdrawn: null,
};

const endedStatuses: ReadonlySet<ApplicationStatus> = new Set(['declined', 'rejected', 'withdrawn']);

/** An application on hold or ended stays at the stage that it had before. */
export function getStagePosition({ status, statusBefore }: ApplicationState): StagePosition {
  const isEnded = endedStatuses.has(status);
  const isPaused = isEnded || status === 'on-hold';
  if (isPaused && statusBefore === null) return { step: 1, isEnded };
  const stage = stageOfStatus[isPaused && statusBefore !== null ? statusBefore : status];
  return { step: stage === null ? 0 : stages.indexOf(stage) + 1, isEnded };
}

/** From the first reply to the answer to the offer. */
export const inProcessStatuses = [
  'screening',
  'interview',
  'offer',
  'offered',
] as const satisfies readonly ApplicationStatus[];

import type { BoardMoves } from '#bench/board-moves.ts';
import type { FirstLoad } from '#bench/first-load.ts';
import type { Answers, FillTimes } from '#bench/product/product.ts';
import type { StartUps } from '#bench/product/start-up.ts';
import type { RefusedLogins } from '#bench/refused-logins.ts';
import type { Times } from './times.ts';

/** CPU time per response in milliseconds. Unlike duration, it does not depend on the load of the machine. */
export interface CpuTime {
  readonly node: number;
  /** Undefined for a remote database. */
  readonly database: number | undefined;
}

/** Measurements of one scenario, with its limits. */
export interface ScenarioResult {
  readonly name: string;
  readonly goal: number | undefined;
  readonly times: Times;
  readonly cpuTime: CpuTime;
  /** Sign-ins of others at the same time, one after another; measured for the works of staff. */
  readonly signIns: Times | undefined;
  /** The limit of the database, the password check, or a loop over all jobs. */
  readonly baseline: Times;
  /** The limit of node:http with the same response; full runs measure it. */
  readonly http?: Times;
}

/** All measurements on one database. */
export interface DatabaseResults {
  readonly database: string;
  readonly scenarios: readonly ScenarioResult[];
  readonly ranking: Answers['ranking'];
  readonly refusals: RefusedLogins;
  readonly boardMoves: BoardMoves;
  /** Time from process start to the first response. */
  readonly startedInMs: number;
  readonly filledInMs: FillTimes;
  readonly applicationsReadInMs: number;
  /** Megabytes after the load; database memory only for the embedded one. */
  readonly memory: { readonly node: number; readonly database: number | undefined };
}

/** Measurements of the works of staff only. */
export type StaffResults = Pick<
  DatabaseResults,
  'scenarios' | 'boardMoves' | 'memory' | 'ranking' | 'applicationsReadInMs'
>;

export interface Results {
  readonly databases: readonly DatabaseResults[];
  readonly demo: StartUps;
  readonly firstLoads: readonly FirstLoad[] | undefined;
}

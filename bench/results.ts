import type { FirstLoad } from './first-load.ts';
import type { Answers } from './product.ts';
import type { RefusedLogins } from './refused-logins.ts';
import type { StartUps } from './start-up.ts';
import type { Times } from './times.ts';

/** Milliseconds of processor time that one answer costs. Says the same on a busy machine as on a quiet one. */
export interface CpuTime {
  readonly node: number;
  /** Where the database runs here. */
  readonly database: number | undefined;
}

/** One scenario with its limits. */
export interface ScenarioResult {
  readonly name: string;
  readonly goal: number | undefined;
  readonly times: Times;
  readonly cpuTime: CpuTime;
  /** What the database, the password check or a loop over all jobs alone allows. */
  readonly baseline: Times;
  /** What Node alone allows with the same answer. */
  readonly http: Times;
}

/** Everything measured on one database. */
export interface DatabaseResults {
  readonly database: string;
  readonly scenarios: readonly ScenarioResult[];
  readonly ranking: Answers['ranking'];
  readonly refusals: RefusedLogins;
  /** Milliseconds from birth to the first answer. */
  readonly startedInMs: number;
  /** Milliseconds until the ranking was filled as well. */
  readonly filledIn: number;
  /** Megabytes after the load; the database's where it runs here. */
  readonly memory: { readonly node: number; readonly database: number | undefined };
}

export interface Results {
  readonly databases: readonly DatabaseResults[];
  readonly demo: StartUps;
  readonly firstLoads: readonly FirstLoad[] | undefined;
}

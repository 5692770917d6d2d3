// The product in a child process, without rate limits; answers the benchmark's questions over IPC.
// Environment: DATA_DIR, DATABASE_URL, and RECORD=on to record every SQL statement until the recording is ended (slower: not for measuring).
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RankingResults } from '#bench/ranking.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/connection/open.ts';
import { readSettings } from '#server/env.ts';
import { createLogger } from '#server/http/ops/logger.ts';
import { getOrCreateSecret } from '#server/lib/secrets/secret.ts';
import { openServices } from '#server/start/services.ts';
import { startInMemoryIndexes } from '#server/start/start-indexes.ts';

/** A SQL statement sent by the product. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Milliseconds from process start until indexes are complete. */
export interface FillTimes {
  /** Those of jobs and matches, which job seekers wait for. */
  readonly ranking: number;
  /** The people of staff searches too. */
  readonly all: number;
}

/** The available questions, with their answers. */
export interface Answers {
  readonly filledInMs: FillTimes;
  /** From a broad search on, until the applications of the tenant are in memory. */
  readonly applicationsReadInMs: number;
  readonly statements: readonly Statement[];
  /** Ends the recording. */
  readonly recordingEnded: true;
  readonly ranking: RankingResults;
}

/** Far above the time that loading takes. */
const maxFillMs = 3_600_000;

const statements: Statement[] = [];
let isRecording = true;
const settings = readSettings();
const log = createLogger('info');
const onStatement =
  process.env.RECORD === 'on'
    ? ({ sql, parameters }: Statement) => void (isRecording && statements.push({ sql, parameters }))
    : undefined;
const database = await openDatabase({ ...settings, log, onStatement });
const services = await openServices(
  database,
  { ...settings, secret: getOrCreateSecret(settings), requiresTwoFactor: false },
  log,
);
const filling = startInMemoryIndexes(services).then(() => performance.now());
const rankingFilled = services.ranking.ready(maxFillMs).then(() => performance.now());
const app = await buildApp(services, {
  logger: log,
  webFolder: resolve('dist/web'),
  perMinute: null,
  redisUrl: undefined,
  isSecure: false,
  metricsToken: undefined,
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ url, databaseUrl: database.url });

process.on('message', (question: keyof Answers) => {
  void answer(question).then((value) => process.send?.({ [question]: value }));
});
process.once('disconnect', async () => {
  await app.close();
  await services.events.close();
  await database.close();
  process.exit(0);
});

async function answer(question: keyof Answers): Promise<unknown> {
  if (question === 'statements') return statements.splice(0);
  if (question === 'recordingEnded') {
    isRecording = false;
    return true;
  }
  if (question === 'applicationsReadInMs') return readApplications();
  const times: FillTimes = { ranking: await rankingFilled, all: await filling };
  if (question === 'filledInMs') return times;
  // Imported here, so that the data of the benchmark does not count as memory of the product before.
  const { measureRanking } = await import('#bench/ranking.ts');
  return measureRanking(services);
}

async function readApplications(): Promise<number> {
  const start = performance.now();
  while (!(await services.applications.read(database.forTenant(1), 1, log))) await delay(5);
  return performance.now() - start;
}

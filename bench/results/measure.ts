import { baselineHttp } from '#bench/baselines/baseline-http.ts';
import { baselineLoop } from '#bench/baselines/baseline-loop.ts';
import { baselinePasswords } from '#bench/baselines/baseline-passwords.ts';
import { baselineSql } from '#bench/baselines/baseline-sql.ts';
import { type BoardMoves, boardMovesName, measureBoardMoves } from '#bench/board-moves.ts';
import { jobCount } from '#bench/data/fill.ts';
import { type BenchRequest, load } from '#bench/load.ts';
import { getMemory, getProcessorTime, readPostmasterPid } from '#bench/product/processes.ts';
import type { Statement } from '#bench/product/product.ts';
import { type ProductProcess, startProduct } from '#bench/product/product-process.ts';
import { recordStatements, recordWith } from '#bench/record-statements.ts';
import { measureRefusals } from '#bench/refused-logins.ts';
import { type Scenario, scenarios } from '#bench/scenarios.ts';
import { fetchJson, logInAll, signInDuring, type Tokens } from '#bench/sign-in.ts';
import type { CpuTime, DatabaseResults, ScenarioResult, StaffResults } from './results.ts';
import type { Times } from './times.ts';

interface Target {
  readonly name: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly onStep: (step: string) => void;
}

/** Runs all measurements on one database that contains the benchmark's rows. */
export async function measureDatabase({ name, dataDir, databaseUrl, onStep }: Target): Promise<DatabaseResults> {
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  const statements = await recordStatements(settings, scenarios);
  const product = await startProduct(settings);
  const postmaster = databaseUrl ? undefined : readPostmasterPid(`${dataDir}/postgres/data`);
  try {
    const filledInMs = await product.ask('filledInMs');
    const applicationsReadInMs = await product.ask('applicationsReadInMs');
    const tokens = await logInAll(product.url);
    const measured: ScenarioResult[] = [];
    for (const scenario of scenarios) {
      const own = await measureScenario({ product, postmaster }, scenario, tokens, statements.get(scenario) ?? []);
      onStep(formatLine(own));
      measured.push(own);
    }
    return {
      database: name,
      scenarios: measured,
      memory: { node: getMemory(product.pid), database: postmaster && getMemory(postmaster, true) },
      ranking: await product.ask('ranking'),
      refusals: await measureRefusals(product.url),
      boardMoves: await measureBoardMoves(product.url, product.databaseUrl, tokens.staff.admin),
      startedInMs: product.startedInMs,
      filledInMs,
      applicationsReadInMs,
    };
  } finally {
    await product.stop();
  }
}

/**
 * Measures the works of staff like a full run, without the limit of node:http; every other scenario in one round, so that the
 * memory is that after all of them.
 */
export async function measureStaffWork(dataDir: string, onStep: (step: string) => void): Promise<StaffResults> {
  const staffWork = scenarios.filter(({ hasSignIns }) => hasSignIns);
  const product = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: '', RECORD: 'on' });
  const running = { product, postmaster: readPostmasterPid(`${dataDir}/postgres/data`) };
  try {
    await product.ask('filledInMs');
    const applicationsReadInMs = await product.ask('applicationsReadInMs');
    const tokens = await logInAll(product.url);
    const statements = await recordWith(product, tokens, staffWork);
    await product.ask('recordingEnded');
    const measured: StaffResults['scenarios'][number][] = [];
    for (const scenario of scenarios.toSorted((a, b) => Number(b.hasSignIns ?? 0) - Number(a.hasSignIns ?? 0))) {
      const isMeasured = staffWork.includes(scenario);
      const own = await measureHttp(running, scenario, tokens, isMeasured ? 3 : 1);
      onStep(formatLine(own));
      if (!isMeasured) continue;
      measured.push({ ...own, baseline: await baselineSql(product.databaseUrl, statements.get(scenario) ?? [], 1) });
    }
    const boardMoves = await measureBoardMoves(product.url, product.databaseUrl, tokens.staff.admin);
    reportBoardMoves(boardMoves, onStep);
    const memory = { node: getMemory(product.pid), database: getMemory(running.postmaster, true) };
    return { scenarios: measured, boardMoves, memory, applicationsReadInMs, ranking: await product.ask('ranking') };
  } finally {
    await product.stop();
  }
}

/** A quick check during optimization: one HTTP round of the scenarios whose name contains `filter`. */
export async function measureQuickly(dataDir: string, filter: string, onStep: (step: string) => void): Promise<void> {
  const product = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: '' });
  const postmaster = readPostmasterPid(`${dataDir}/postgres/data`);
  try {
    const filledInMs = await product.ask('filledInMs');
    onStep(
      `first response after ${Math.round(product.startedInMs)} ms, ranking complete after ${Math.round(filledInMs.ranking)} ms, all indexes after ${Math.round(filledInMs.all)} ms`,
    );
    const tokens = await logInAll(product.url);
    for (const scenario of scenarios) {
      if (scenario.name.includes(filter))
        onStep(formatLine(await measureHttp({ product, postmaster }, scenario, tokens, 1)));
    }
    if (boardMovesName.includes(filter)) {
      reportBoardMoves(await measureBoardMoves(product.url, product.databaseUrl, tokens.staff.admin), onStep);
    }
    const { seekers, jobs } = await product.ask('ranking');
    onStep(`ranking: seekers ${formatTimes(seekers.ranked)}; jobs ${formatTimes(jobs.ranked)}`);
  } finally {
    await product.stop();
  }
}

function reportBoardMoves(moves: BoardMoves, onStep: (step: string) => void): void {
  for (const [callers, { product, sql }] of Object.entries(moves)) {
    onStep(`${boardMovesName}, ${callers}: ${formatTimes(product)}; SQL only ${formatTimes(sql)}`);
  }
}

interface Running {
  readonly product: ProductProcess;
  /** Process id of the embedded database server. */
  readonly postmaster: number | undefined;
}

async function measureScenario(
  running: Running,
  scenario: Scenario,
  tokens: Tokens,
  statements: readonly (readonly Statement[])[],
): Promise<ScenarioResult> {
  const { url, databaseUrl } = running.product;
  const [first] = scenario.requestsOf(0, tokens);
  return {
    ...(await measureHttp(running, scenario, tokens, 3)),
    baseline: await baselineFor(databaseUrl, first, statements),
    http: await baselineHttp(first && (await fetchJson(url, first))),
  };
}

/** The limit of the dominant work: the password check, the database, or a scan of all jobs. */
async function baselineFor(
  databaseUrl: string,
  request: BenchRequest | undefined,
  statements: readonly (readonly Statement[])[],
): Promise<Times> {
  if (request?.method === 'POST') return baselinePasswords();
  const isInMemory = statements.every((each) => each.length === 0);
  return isInMemory ? baselineLoop(jobCount) : baselineSql(databaseUrl, statements);
}

async function measureHttp(
  { product, postmaster }: Running,
  { name, goal, requestsOf, hasSignIns }: Scenario,
  tokens: Tokens,
  rounds: number,
): Promise<Pick<ScenarioResult, 'name' | 'goal' | 'times' | 'cpuTime' | 'signIns'>> {
  const spentSoFar = () => ({
    node: getProcessorTime(product.pid),
    database: postmaster && getProcessorTime(postmaster, true),
  });
  const before = spentSoFar();
  const loading = load(product.url, (caller) => requestsOf(caller, tokens), rounds);
  const { result, signIns } = hasSignIns
    ? await signInDuring(product.url, loading)
    : { result: await loading, signIns: undefined };
  const { times, responseCount } = result;
  const after = spentSoFar();
  const cpuTime: CpuTime = {
    node: (after.node - before.node) / responseCount,
    database: after.database && (after.database - (before.database ?? 0)) / responseCount,
  };
  return { name, goal, times, cpuTime, signIns };
}

function formatLine({
  name,
  times,
  cpuTime,
  baseline,
  http,
  signIns,
}: Omit<ScenarioResult, 'baseline' | 'http'> & Partial<ScenarioResult>): string {
  const limits = baseline && http ? `; baseline ${formatTimes(baseline)}; node:http ${formatTimes(http)}` : '';
  const during = signIns ? `; sign-ins at the same time ${formatTimes(signIns)}` : '';
  return `${name}: ${formatTimes(times)}; CPU ${cpuTime.node.toFixed(2)} + ${cpuTime.database?.toFixed(2)} ms${limits}${during}`;
}

function formatTimes({ p50, p95, perSecond }: Times): string {
  return `${p50.toFixed(1)} / ${p95.toFixed(1)} ms, ${Math.round(perSecond)}/s`;
}

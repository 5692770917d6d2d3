import { baselineHttp } from './baseline-http.ts';
import { baselineLoop } from './baseline-loop.ts';
import { baselinePasswords } from './baseline-passwords.ts';
import { baselineSql } from './baseline-sql.ts';
import { jobCount } from './data/fill.ts';
import { type BenchRequest, load } from './load.ts';
import { memoryOf, postmasterIn, processorTimeOf } from './processes.ts';
import type { Statement } from './product.ts';
import { type ProductProcess, startProduct } from './product-process.ts';
import { recordStatements } from './record-statements.ts';
import { measureRefusals } from './refused-logins.ts';
import type { CpuTime, DatabaseResults, ScenarioResult } from './results.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { fetchJson, logInAll } from './sign-in.ts';
import type { Times } from './times.ts';

interface Target {
  readonly name: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly onStep: (step: string) => void;
}

/** Everything that is measured on one database, which holds the bench's rows already. */
export async function measureDatabase({ name, dataDir, databaseUrl, onStep: tell }: Target): Promise<DatabaseResults> {
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  const statements = await recordStatements(settings, scenarios);
  const product = await startProduct(settings);
  const postmaster = databaseUrl ? undefined : postmasterIn(`${dataDir}/postgres/data`);
  try {
    const filledIn = await product.ask('filledIn');
    const tokens = await logInAll(product.url);
    const measured: ScenarioResult[] = [];
    for (const scenario of scenarios) {
      const own = await measureScenario({ product, postmaster }, scenario, tokens, statements.get(scenario) ?? []);
      tell(formatLine(own));
      measured.push(own);
    }
    return {
      database: name,
      scenarios: measured,
      memory: { node: memoryOf(product.pid), database: postmaster && memoryOf(postmaster, true) },
      ranking: await product.ask('ranking'),
      refusals: await measureRefusals(product.url),
      startedInMs: product.startedIn,
      filledIn,
    };
  } finally {
    await product.stop();
  }
}

/** A first look while something is being made faster: one round over HTTP of the scenarios with a word in their name. */
export async function measureQuickly(dataDir: string, word: string, tell: (step: string) => void): Promise<void> {
  const product = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: '' });
  const postmaster = postmasterIn(`${dataDir}/postgres/data`);
  try {
    const filledIn = await product.ask('filledIn');
    tell(`answers after ${Math.round(product.startedIn)} ms, ranks after ${Math.round(filledIn)} ms`);
    const tokens = await logInAll(product.url);
    for (const scenario of scenarios) {
      if (scenario.name.includes(word))
        tell(formatLine(await measureHttp({ product, postmaster }, scenario, tokens, 1)));
    }
    const { seekers, jobs } = await product.ask('ranking');
    tell(`ranking: seekers ${formatTimes(seekers.ranked)}; jobs ${formatTimes(jobs.ranked)}`);
  } finally {
    await product.stop();
  }
}

interface Running {
  readonly product: ProductProcess;
  /** The process of the database server, where it runs here. */
  readonly postmaster: number | undefined;
}

async function measureScenario(
  running: Running,
  scenario: Scenario,
  tokens: readonly string[],
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

/** What the work allows that the answers cannot do without: the check of a password, the database, or a look at all jobs. */
async function baselineFor(
  databaseUrl: string,
  request: BenchRequest | undefined,
  statements: readonly (readonly Statement[])[],
): Promise<Times> {
  if (request?.method === 'POST') return baselinePasswords();
  const isFromMemory = statements.every((each) => each.length === 0);
  return isFromMemory ? baselineLoop(jobCount) : baselineSql(databaseUrl, statements);
}

async function measureHttp(
  { product, postmaster }: Running,
  { name, goal, requestsOf }: Scenario,
  tokens: readonly string[],
  rounds: number,
): Promise<Pick<ScenarioResult, 'name' | 'goal' | 'times' | 'spent'>> {
  const spentSoFar = () => ({
    node: processorTimeOf(product.pid),
    database: postmaster && processorTimeOf(postmaster),
  });
  const before = spentSoFar();
  const { times, answers } = await load(product.url, (caller) => requestsOf(caller, tokens), rounds);
  const after = spentSoFar();
  const spent: CpuTime = {
    node: (after.node - before.node) / answers,
    database: after.database && (after.database - (before.database ?? 0)) / answers,
  };
  return { name, goal, times, cpuTime: spent };
}

function formatLine({
  name,
  times,
  cpuTime: spent,
  baseline: bare,
  http,
}: Omit<ScenarioResult, 'bare' | 'http'> & Partial<ScenarioResult>): string {
  const limits = bare && http ? `; bare ${formatTimes(bare)}; node:http ${formatTimes(http)}` : '';
  return `${name}: ${formatTimes(times)}; processor ${spent.node.toFixed(2)} + ${spent.database?.toFixed(2)} ms${limits}`;
}

function formatTimes({ p50, p95, perSecond }: Times): string {
  return `${p50.toFixed(1)} / ${p95.toFixed(1)} ms, ${Math.round(perSecond)}/s`;
}

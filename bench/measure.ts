import { bareHttp } from './baseline-http.ts';
import { bareLoop } from './baseline-loop.ts';
import { barePasswords } from './baseline-passwords.ts';
import { bareSql } from './baseline-sql.ts';
import { jobCount } from './data/fill.ts';
import { type BenchRequest, load } from './load.ts';
import { memoryOf, postmasterIn, processorTimeOf } from './processes.ts';
import type { Statement } from './product.ts';
import { type ProductProcess, startProduct } from './product-process.ts';
import { recordStatements } from './record-statements.ts';
import { measureRefusals } from './refused-logins.ts';
import type { DatabaseResults, Measured, Spent } from './results.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { answerOf, signInAll } from './sign-in.ts';
import type { Times } from './times.ts';

interface Place {
  readonly name: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly tell: (step: string) => void;
}

/** Everything that is measured on one database, which holds the bench's rows already. */
export async function measureDatabase({ name, dataDir, databaseUrl, tell }: Place): Promise<DatabaseResults> {
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  const statements = await recordStatements(settings, scenarios);
  const product = await startProduct(settings);
  const postmaster = databaseUrl ? undefined : postmasterIn(`${dataDir}/postgres/data`);
  try {
    const filledIn = await product.ask('filledIn');
    const tokens = await signInAll(product.url);
    const measured: Measured[] = [];
    for (const scenario of scenarios) {
      const own = await measureScenario({ product, postmaster }, scenario, tokens, statements.get(scenario) ?? []);
      tell(lineOf(own));
      measured.push(own);
    }
    return {
      database: name,
      scenarios: measured,
      memory: { node: memoryOf(product.pid), database: postmaster && memoryOf(postmaster, true) },
      ranking: await product.ask('ranking'),
      refusals: await measureRefusals(product.url),
      startedIn: product.startedIn,
      filledIn,
    };
  } finally {
    await product.stop();
  }
}

/** A first look while something is being made faster: one round over HTTP of the scenarios with a word in their name. */
export async function look(dataDir: string, word: string, tell: (step: string) => void): Promise<void> {
  const product = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: '' });
  const postmaster = postmasterIn(`${dataDir}/postgres/data`);
  try {
    const filledIn = await product.ask('filledIn');
    tell(`answers after ${Math.round(product.startedIn)} ms, ranks after ${Math.round(filledIn)} ms`);
    const tokens = await signInAll(product.url);
    for (const scenario of scenarios) {
      if (scenario.name.includes(word)) tell(lineOf(await overHttp({ product, postmaster }, scenario, tokens, 1)));
    }
    const { seekers, jobs } = await product.ask('ranking');
    tell(`ranking: seekers ${textOf(seekers.ranked)}; jobs ${textOf(jobs.ranked)}`);
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
): Promise<Measured> {
  const { url, databaseUrl } = running.product;
  const [first] = scenario.requestsOf(0, tokens);
  return {
    ...(await overHttp(running, scenario, tokens, 3)),
    bare: await bareOf(databaseUrl, first, statements),
    http: await bareHttp(first && (await answerOf(url, first))),
  };
}

/** What the work allows that the answers cannot do without: the check of a password, the database, or a look at all jobs. */
async function bareOf(
  databaseUrl: string,
  request: BenchRequest | undefined,
  statements: readonly (readonly Statement[])[],
): Promise<Times> {
  if (request?.method === 'POST') return barePasswords();
  const isFromMemory = statements.every((each) => each.length === 0);
  return isFromMemory ? bareLoop(jobCount) : bareSql(databaseUrl, statements);
}

async function overHttp(
  { product, postmaster }: Running,
  { name, goal, requestsOf }: Scenario,
  tokens: readonly string[],
  rounds: number,
): Promise<Pick<Measured, 'name' | 'goal' | 'times' | 'spent'>> {
  const spentSoFar = () => ({
    node: processorTimeOf(product.pid),
    database: postmaster && processorTimeOf(postmaster),
  });
  const before = spentSoFar();
  const { times, answers } = await load(product.url, (caller) => requestsOf(caller, tokens), rounds);
  const after = spentSoFar();
  const spent: Spent = {
    node: (after.node - before.node) / answers,
    database: after.database && (after.database - (before.database ?? 0)) / answers,
  };
  return { name, goal, times, spent };
}

function lineOf({ name, times, spent, bare, http }: Omit<Measured, 'bare' | 'http'> & Partial<Measured>): string {
  const limits = bare && http ? `; bare ${textOf(bare)}; node:http ${textOf(http)}` : '';
  return `${name}: ${textOf(times)}; processor ${spent.node.toFixed(2)} + ${spent.database?.toFixed(2)} ms${limits}`;
}

function textOf({ p50, p95, perSecond }: Times): string {
  return `${p50.toFixed(1)} / ${p95.toFixed(1)} ms, ${Math.round(perSecond)}/s`;
}

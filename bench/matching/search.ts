import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visitor } from '#domain/access/actor.ts';
import { buildApp } from '#server/app.ts';
import { type OpenDatabase, openDatabase } from '#server/db/connection/open.ts';
import { ensureDefaultTenant } from '#server/db/default-tenant.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { readSettings } from '#server/env.ts';
import { importJobs, tenantForImport } from '#server/features/imports/service.ts';
import { createLogger } from '#server/http/ops/logger.ts';
import { openServices } from '#server/start/services.ts';
import { startInMemoryIndexes } from '#server/start/start-indexes.ts';
import { loadSets, type Posting, type Query } from './sets.ts';

/** A measured figure; `floor` is the least that is accepted. */
interface SearchRow {
  readonly name: string;
  readonly figure: number;
  readonly floor: number | null;
}

/** What a search for a query of the graded set returned. */
interface SearchAnswer {
  readonly query: Query;
  /** Ids of the postings on the first page. */
  readonly postings: readonly string[];
  readonly total: number;
  readonly chips: readonly { readonly kind: string; readonly label: string }[];
  readonly corrected: string | null;
  readonly suggestionCount: number;
}

const log = createLogger('error');

/** Imports the postings into a database of its own, and runs all queries over HTTP. */
async function runQueries(): Promise<SearchAnswer[]> {
  const { postings, queries } = loadSets();
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-search-'));
  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined, log });
  try {
    return await askServer(database, folder, postings, queries);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true });
  }
}

async function askServer(
  database: OpenDatabase,
  folder: string,
  postings: readonly Posting[],
  queries: readonly Query[],
): Promise<SearchAnswer[]> {
  const settings = {
    ...readSettings({}),
    dataDir: folder,
    secret: 'a secret of the benchmark',
    requiresTwoFactor: false,
  };
  await migrate(database.ownerUrl, log);
  await ensureDefaultTenant(database.forTenant('none'));
  const services = await openServices(database, settings, log);
  await importPostings(services, folder, postings);
  await startInMemoryIndexes(services);
  const options = { logger: log, webFolder: null, perMinute: null, redisUrl: undefined, isSecure: false };
  const app = await buildApp(services, { ...options, metricsToken: undefined });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const jobs = await database.forTenant('all').selectFrom('jobs').select(['id', 'source_id']).execute();
    const sourceIds = new Map(jobs.map(({ id, source_id }) => [id, source_id ?? '']));
    const answers: SearchAnswer[] = [];
    for (const query of queries) answers.push(await ask(url, query, sourceIds));
    return answers;
  } finally {
    await app.close();
    await services.events.close();
    await services.mail.close();
  }
}

type Services = Awaited<ReturnType<typeof openServices>>;

async function importPostings(services: Services, folder: string, postings: readonly Posting[]): Promise<void> {
  const file = join(folder, 'postings.jsonl');
  writeFileSync(file, postings.map((posting) => JSON.stringify(posting)).join('\n'));
  const tenant = await tenantForImport(services.database.forTenant('none'), undefined);
  const ctx = {
    ...services,
    db: services.database.forTenant(tenant.id),
    tenant,
    actor: visitor,
    requestId: 'bench',
    origin: null,
  };
  await importJobs(ctx, file, { isTrial: false, opensPast: true, onProblem: () => {}, onProgress: () => {} });
}

async function ask(url: string, query: Query, postingOf: ReadonlyMap<number, string>): Promise<SearchAnswer> {
  const words = new URLSearchParams({ words: query.query });
  const page = await getJson(`${url}/api/v1/jobs?${words}`);
  const { suggestions } = await getJson(`${url}/api/v1/jobs/suggestions?${words}`);
  return {
    query,
    postings: page.jobs.map((job: { id: number }) => postingOf.get(job.id) ?? ''),
    total: page.total.count,
    chips: page.chips,
    corrected: page.corrected,
    suggestionCount: suggestions.length,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: responses of this repository's own contract.
async function getJson(url: string): Promise<any> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  return response.json();
}

/** Whether one of the right answers comes first; a query without right answers must find nothing wrong. */
function isFirstRight({ query, postings }: SearchAnswer): boolean {
  if (query.first.length > 0) return query.first.includes(postings[0] ?? '');
  if (query.acceptable.length > 0) return query.acceptable.includes(postings[0] ?? '');
  return postings.length === 0;
}

function hasWrongAnswer({ query, postings }: SearchAnswer): boolean {
  return postings.some((posting) => query.never.includes(posting));
}

/** Whether a query whose right answers are all known finds these and no others. */
function isComplete({ query, postings, total }: SearchAnswer): boolean {
  const right = new Set([...query.first, ...query.acceptable]);
  return !query.complete || (total === right.size && postings.every((posting) => right.has(posting)));
}

/** The quality of the search for each split, and for each kind of query. */
export async function measureSearch(): Promise<SearchRow[]> {
  const answers = await runQueries();
  const splits = (['tuning', 'test'] as const).flatMap((split) => {
    const ofSplit = answers.filter(({ query }) => query.split === split);
    return [
      { name: `Right answer first, ${split}`, figure: share(ofSplit, isFirstRight), floor: 0.9 },
      {
        name: `No wrong answer on the first page, ${split}`,
        figure: share(ofSplit, (each) => !hasWrongAnswer(each)),
        floor: null,
      },
      {
        name: `All right answers and no others, ${split}`,
        figure: share(
          ofSplit.filter(({ query }) => query.complete),
          isComplete,
        ),
        floor: null,
      },
    ];
  });
  const withoutResults = answers.filter(({ suggestionCount, total }) => suggestionCount > 0 && total === 0).length;
  const kinds = [...new Set(answers.map(({ query }) => query.kind))].map((kind) => ({
    name: `Right answer first, ${kind}`,
    figure: share(
      answers.filter(({ query }) => query.kind === kind),
      isFirstRight,
    ),
    floor: null,
  }));
  return [...splits, { name: 'Queries with suggestions but no results', figure: withoutResults, floor: 0 }, ...kinds];
}

function share(answers: readonly SearchAnswer[], isRight: (answer: SearchAnswer) => boolean): number {
  return answers.length === 0 ? 1 : answers.filter(isRight).length / answers.length;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { type ApplicationStatus, applicationLifecycle } from '#domain/features/applications/lifecycle.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { canTransition } from '#domain/lib/lifecycle.ts';
import { buildConnectionUrl, getDatabasePaths, productDatabase } from '#server/db/embedded/database-paths.ts';
import { findPostmasterPid } from '#server/db/embedded/postmaster.ts';
import { signal } from '#server/db/embedded/processes.ts';
import { newClient } from '#server/db/pools.ts';
import { newJob } from '#server/testing/factories.ts';
import { call, live, password, type Stage, type Story } from '#server/testing/ledger-client.ts';
import { type Product, startProduct } from '#server/testing/product.ts';

/** More rounds for a longer look: DURABILITY_ROUNDS=50 npx vitest run server/start/durability.test.ts */
const rounds = Number(process.env.DURABILITY_ROUNDS ?? 3);
const clients = 4;
const victims = ['product', 'database', 'both'] as const;

const dataDir = mkdtempSync(join(tmpdir(), 'wavelength-durability-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const place = getDatabasePaths(join(dataDir, 'postgres'));

// Behind a proxy, as installations are, so that each client can have an address of its own.
const startAgain = () => startProduct({ DATA_DIR: dataDir, PUBLIC_URL: 'https://wavelength.test' });

async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = newClient(buildConnectionUrl(place, productDatabase), 'test');
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** An employer that has been approved, with a job people may apply to. */
async function openJob(url: string): Promise<Pick<Stage, 'jobId' | 'managerToken'>> {
  const form = { kind: 'employer', full_name: 'Ana Sorrel', email: 'ana@example.com', organisation: 'Larkspur Labs' };
  const made = await call(url, accountsApi.register, { body: { ...form, password, consent: 'true' } });
  const managerToken = ((made?.body ?? {}) as { data: { access_token: string } }).data.access_token;
  await query("update organisations set status = 'approved'");
  const job = await call(url, jobsApi.create, { token: managerToken, body: { ...newJob() } });
  expect(job?.status).toBe(201);
  const { id, version } = (job?.body ?? {}) as { id: number; version: number };
  const open = await call(url, jobsApi.move, { id, token: managerToken, body: { to: 'active', version } });
  expect(open?.status).toBe(200);
  return { jobId: id, managerToken };
}

test(
  `${rounds} rounds of kill -9 under clients that write over HTTP lose and double nothing`,
  async ({ annotate }) => {
    let failure: unknown;
    const start = async () => {
      const started = await startAgain();
      void started.ended.then(({ code }) => {
        if (code) failure = new Error(started.output());
      });
      return started;
    };
    let product = await start();
    let acknowledged = 0;
    let isOver = false;
    const stories: Story[] = [];
    const stage: Stage = {
      ...(await openJob(product.url)),
      url: () => product.url,
      acknowledged: () => {
        acknowledged += 1;
      },
    };
    const lanes = Array.from({ length: clients }, async () => {
      while (!isOver) stories.push(await live(stage));
    });
    const ended = Promise.all(lanes);
    ended.catch((error: unknown) => {
      failure = error;
    });
    const reach = async (count: number) => {
      while (acknowledged < count && !failure) await delay(5);
      if (failure) throw failure;
    };

    const figures: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await reach(acknowledged + 10 + Math.floor(Math.random() * 40));
      const victim = victims[round % victims.length] ?? 'both';
      await strike(product, victim);
      if (victim === 'database') {
        const killed = performance.now();
        await reach(acknowledged + clients + 1);
        figures.push(`database: writes again after ${Math.round(performance.now() - killed)} ms`);
      } else {
        product = await start();
        figures.push(`${victim}: ready again after ${product.readyAfter} ms`);
      }
    }
    await reach(acknowledged + 20);
    isOver = true;
    await ended;
    await compare(stories, stage.jobId);
    await annotate(`${acknowledged} acknowledged writes in ${stories.length} stories; ${figures.join('; ')}`);
    product.signal('SIGINT');
    expect((await product.ended).code).toBe(0);
  },
  120_000 + rounds * 20_000,
);

async function strike(product: Product, victim: (typeof victims)[number]): Promise<void> {
  const server = findPostmasterPid(place);
  if (victim !== 'database') product.signal('SIGKILL');
  if (victim !== 'product' && server) signal(server, 'SIGKILL');
  if (victim !== 'database') await product.ended;
}

/** What the clients were told against what the database holds. */
async function compare(stories: readonly Story[], jobId: number): Promise<void> {
  const rows = await query<{
    email: string;
    headline: string;
    application_id: number;
    status: ApplicationStatus;
    steps: [ApplicationStatus | null, ApplicationStatus][];
    sign_ups: number;
  }>(
    `select u.email, p.headline, a.id as application_id, a.status,
      (select json_agg(json_build_array(e.from_status, e.to_status) order by e.id) from application_events e where e.application_id = a.id) as steps,
      (select count(*) from audit_events t where t.action = 'account.register' and t.subject_id = u.id::text) as sign_ups
    from users u left join seeker_profiles p on p.user_id = u.id left join applications a on a.user_id = u.id and a.job_id = $1
    where u.account_kind = 'job_seeker'`,
    [jobId],
  );
  expect(stories.length).toBeGreaterThanOrEqual(clients);
  const told = stories.map(({ email, headline, applicationId, statuses }) => [
    email,
    headline,
    applicationId,
    statuses,
  ]);
  const held = rows.map((row) => [row.email, row.headline, row.application_id, row.steps.map(([, to]) => to)]);
  expect(held.sort()).toEqual(told.sort());
  for (const { status, steps, sign_ups } of rows) {
    expect([status, sign_ups]).toEqual([steps.at(-1)?.[1], 1]);
    for (const [index, [from, to]] of steps.entries()) {
      expect(from).toBe(steps[index - 1]?.[1] ?? null);
      if (from) expect(canTransition(applicationLifecycle, from, to)).toBe(true);
    }
  }
  const doubled = await query(
    'select 1 from notifications group by user_id, application_id, phrase having count(*) > 1',
  );
  expect(doubled).toEqual([]);
}

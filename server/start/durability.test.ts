import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { type ApplicationStatus, applicationLifecycle } from '#domain/features/applications/lifecycle.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { canTransition } from '#domain/lib/lifecycle.ts';
import {
  callEndpoint,
  type Ledger,
  type LedgerTarget,
  logInLedgerAccount,
  password,
  retryUntilAnswered,
  runLedgerClient,
} from '#server/testing/chat/ledger-client.ts';
import { newJob } from '#server/testing/factories.ts';
import {
  createEmbeddedInstallation,
  createServerInstallation,
  type Installation,
} from '#server/testing/installation.ts';
import { type Product, startProduct } from '#server/testing/product.ts';

/** For a longer run: DURABILITY_ROUNDS=50 DURABILITY_WRITES=10000 DURABILITY_MESSAGES=200 npx vitest run server/start/durability.test.ts */
const rounds = Number(process.env.DURABILITY_ROUNDS ?? 3);
/** Acknowledged writes in a round, at least. */
const writesPerRound = Number(process.env.DURABILITY_WRITES ?? 10);
/** Of each job seeker. With many, most writes are messages instead of the slow hashes of passwords. */
const messageCount = Number(process.env.DURABILITY_MESSAGES ?? 2);
const clients = 4;
const victims = ['product', 'database', 'both'] as const;
type Victim = (typeof victims)[number];

const dataDir = mkdtempSync(join(tmpdir(), 'wavelength-durability-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
/** An empty database whose server is started again after it was killed; `npm run prove -- R1` starts one. */
const { DURABILITY_DATABASE_URL: serverUrl } = process.env;

const installations: readonly (readonly [name: string, installation: Installation])[] = [
  ['the embedded database', createEmbeddedInstallation(join(dataDir, 'embedded'))],
  ...(serverUrl ? [['a database server', createServerInstallation(serverUrl, join(dataDir, 'server'))] as const] : []),
];

const managerEmail = 'ana@example.com';

async function createOpenJob({ query }: Installation, url: string): Promise<{ jobId: number; managerToken: string }> {
  const form = { kind: 'employer', full_name: 'Ana Sorrel', email: managerEmail, organisation: 'Larkspur Labs' };
  const call = (...request: Parameters<typeof callEndpoint>) => retryUntilAnswered(() => callEndpoint(...request));
  const registered = await call(url, accountsApi.register, { body: { ...form, password, consent: 'true' } });
  const managerToken = (registered.body as { data: { access_token: string } }).data.access_token;
  await query("update organisations set status = 'approved'");
  await query('update users set email_verified_at = now()');
  const job = await call(url, jobsApi.create, { token: managerToken, body: { ...newJob() } });
  expect(job.status).toBe(201);
  const { id, version } = job.body as { id: number; version: number };
  const moved = await call(url, jobsApi.move, { id, token: managerToken, body: { to: 'active', version } });
  expect(moved.status).toBe(200);
  return { jobId: id, managerToken };
}

describe('the product under kill -9', () => {
  it.for(installations)(
    `with %s loses and duplicates no acknowledged HTTP write in ${rounds} rounds`,
    { timeout: 120_000 + rounds * (20_000 + writesPerRound * 100) },
    async ([name, installation], { annotate }) => {
      let failure: unknown;
      const start = async () => {
        await installation.waitForDatabase();
        // Behind a proxy, so that each client can have its own address.
        const started = await startProduct({ ...installation.env, PUBLIC_URL: 'https://wavelength.test' });
        void started.ended.then(({ code }) => {
          if (code) failure = new Error(started.output());
        });
        return started;
      };
      let product = await start();
      let acknowledged = 0;
      let isDone = false;
      const stories: Ledger[] = [];
      const open = await createOpenJob(installation, product.url);
      const stage: LedgerTarget = {
        jobId: open.jobId,
        managerToken: () => open.managerToken,
        url: () => product.url,
        messageCount,
        onAcknowledged: () => {
          acknowledged += 1;
        },
      };
      const lanes = Array.from({ length: clients }, async () => {
        while (!isDone) stories.push(await runLedgerClient(stage));
      });
      const ended = Promise.all(lanes);
      ended.catch((error: unknown) => {
        failure = error;
      });
      const waitForWrites = async (count: number) => {
        while (acknowledged < count && !failure) await delay(5);
        if (failure) throw failure;
      };

      const times: Record<Victim, number[]> = { product: [], database: [], both: [] };
      for (let round = 0; round < rounds; round += 1) {
        await waitForWrites(acknowledged + writesPerRound + Math.floor(Math.random() * 40));
        const victim = victims[round % victims.length] ?? 'both';
        await kill(installation, product, victim);
        if (victim === 'database') {
          const killedAt = performance.now();
          await waitForWrites(acknowledged + clients + 1);
          times[victim].push(performance.now() - killedAt);
        } else {
          product = await start();
          times[victim].push(product.readyAfter);
        }
        // A long run outlasts the token.
        open.managerToken = await logInLedgerAccount(stage.url, managerEmail);
      }
      await waitForWrites(acknowledged + 20);
      isDone = true;
      await ended;
      await compareWithDatabase(installation, stories, open.jobId);
      await annotate(`${name}: ${acknowledged} acknowledged writes in ${stories.length} stories`);
      for (const victim of victims) await annotate(`${name}, ${victim} killed: ${formatTimes(times[victim])}`);
      product.signal('SIGINT');
      expect((await product.ended).code).toBe(0);
    },
  );
});

async function kill(installation: Installation, product: Product, victim: Victim): Promise<void> {
  if (victim !== 'database') product.signal('SIGKILL');
  if (victim !== 'product') await installation.killDatabase();
  if (victim !== 'database') await product.ended;
}

/** Until the product was ready again, or the next writes were acknowledged. */
function formatTimes(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const [first, middle, last] = [0, 0.5, 1].map((share) =>
    Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0),
  );
  return `working again after ${first} to ${last} ms, median ${middle} ms, ${times.length} times`;
}

/** Compares the acknowledged writes with the database. */
async function compareWithDatabase({ query }: Installation, stories: readonly Ledger[], jobId: number): Promise<void> {
  const rows = await query<{
    email: string;
    headline: string;
    application_id: number;
    status: ApplicationStatus;
    steps: [ApplicationStatus | null, ApplicationStatus][];
    sign_ups: number;
    messages: string[];
  }>(
    `select u.email, p.headline, a.id as application_id, a.status,
      (select json_agg(json_build_array(e.from_status, e.to_status) order by e.id) from application_events e where e.application_id = a.id) as steps,
      array(select m.client_id::text from messages m where m.application_id = a.id order by m.seq) as messages,
      (select count(*) from audit_events t where t.action = 'account.register' and t.subject_id = u.id::text) as sign_ups
    from users u left join seeker_profiles p on p.user_id = u.id left join applications a on a.user_id = u.id and a.job_id = $1
    where u.account_kind = 'job_seeker'`,
    [jobId],
  );
  expect(stories.length).toBeGreaterThanOrEqual(clients);
  const expected = stories.map(({ email, headline, applicationId, statuses, messages }) => [
    ...[email, headline, applicationId],
    ...[statuses, messages],
  ]);
  const actual = rows.map(({ email, headline, application_id: id, steps, messages }) => [
    ...[email, headline, id],
    ...[steps.map(([, to]) => to), messages],
  ]);
  expect(actual.sort()).toEqual(expected.sort());
  for (const { status, steps, sign_ups } of rows) {
    expect([status, sign_ups]).toEqual([steps.at(-1)?.[1], 1]);
    for (const [index, [from, to]] of steps.entries()) {
      expect(from).toBe(steps[index - 1]?.[1] ?? null);
      if (from) expect(canTransition(applicationLifecycle, from, to)).toBe(true);
    }
  }
  const duplicates = await query(
    'select 1 from notifications group by user_id, application_id, phrase having count(*) > 1',
  );
  expect(duplicates).toEqual([]);
}

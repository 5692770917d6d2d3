import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { type ApplicationStatus, applicationLifecycle, isFinal } from '#domain/features/applications/lifecycle.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { canTransition } from '#domain/lib/lifecycle.ts';
import { createRandom } from '#server/db/demo/random.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { newOffer, offerHelpers } from '#server/testing/hiring/offers.ts';
import { compareReportRows } from '#server/testing/reports/report-rows.ts';
import { send } from '#server/testing/send.ts';

/** For the full run: OPERATIONS=10000 npx vitest run server/features/applications/histories.test.ts */
const operationCount = Number(process.env.OPERATIONS ?? 160);
/** Operations that run at the same time. */
const laneCount = 8;
/** Few people and jobs, so that most operations meet others on the same rows. */
const [jobCount, seekerCount, openings] = [3, 6, 2];
const seed = 'histories';

const app = testApp({ maxWaitMs: 60_000 });
const offers = offerHelpers(app);

/** A status that the server acknowledged. */
type Acknowledged = readonly [applicationId: number, status: ApplicationStatus];

describe('applications under random simultaneous operations', () => {
  it(
    'every acknowledged change is in the history once, and each history follows the lifecycle',
    async ({ annotate }) => {
      const tenant = await makeTenant(app());
      const manager = await makeAccount(app(), tenant, 'hiring_manager');
      const seekers = await Promise.all(
        Array.from({ length: seekerCount }, () => makeAccount(app(), tenant, 'job_seeker')),
      );
      const jobIds: number[] = [];
      for (let i = 0; i < jobCount; i += 1) jobIds.push((await makeJob(app(), manager, { openings })).id);
      const acknowledged: Acknowledged[] = [];
      const statuses: Record<number, number> = {};
      const record = (status: number, ...change: Partial<Acknowledged>) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
        const [id, to] = change;
        if (status < 300 && id !== undefined && to !== undefined) acknowledged.push([id, to]);
      };
      await Promise.all(
        Array.from({ length: laneCount }, (_, lane) => runLane(lane, { manager, seekers, jobIds, record })),
      );
      for (const status of Object.keys(statuses)) expect(['200', '201', '400', '404', '409', '503']).toContain(status);
      await checkHistories(tenant.id, acknowledged);
      expect((await compareReportRows(app(), tenant.id)).problems).toEqual([]);
      for (const seeker of seekers) await checkUnreadCount(seeker);
      await annotate(
        `${operationCount} operations, ${acknowledged.length} changes, answers ${JSON.stringify(statuses)}`,
      );
    },
    180_000 + operationCount * 200,
  );
});

interface Stage {
  readonly manager: TestAccount;
  readonly seekers: readonly TestAccount[];
  readonly jobIds: readonly number[];
  readonly record: (status: number, ...change: Partial<Acknowledged>) => void;
}

async function runLane(lane: number, { manager, seekers, jobIds, record }: Stage): Promise<void> {
  const { pick, chance, weighted } = createRandom(`${seed} ${lane}`);
  const apply = async () => {
    const body = { resume_id: null, answers: [], cover_note: '' };
    const sent = await send(app(), pick(seekers), applicationsApi.apply, {
      params: { id: String(pick(jobIds)) },
      body,
    });
    // Applying again returns the same application, so it is no change.
    record(sent.status);
  };
  const findOne = async (account: TestAccount) => {
    const list = (await send(app(), account, applicationsApi.list)).body;
    return list.applications.length > 0 ? pick(list.applications) : undefined;
  };
  const move = async (account: TestAccount, choices: readonly ApplicationStatus[]) => {
    const found = await findOne(account);
    if (!found) return apply();
    const read = await send(app(), account, applicationsApi.read, { params: { id: String(found.id) } });
    const { next_statuses: next = [], version = 0 } = read.body;
    const allowed = choices.filter((status) => next.includes(status));
    const to = pick(allowed.length > 0 ? allowed : choices);
    const body = { to, version, message: 'Thank you.' };
    const { status } = await send(app(), account, applicationsApi.move, { params: { id: String(found.id) }, body });
    record(status, found.id, to);
  };
  const answerOffer = async (account: TestAccount) => {
    const found = await findOne(account);
    const offer = found && (await offers.ofApplication(account, found.id)).body.offer;
    if (!found || !offer) return apply();
    const isAccepted = chance(0.5);
    const { status } = await (isAccepted ? offers.accept : offers.decline)(account, offer);
    record(status, found.id, isAccepted ? 'hired' : 'declined');
  };
  const sendOffer = async () => {
    const found = await findOne(manager);
    if (!found) return apply();
    const created = await offers.create(manager, found.id, newOffer());
    record(created.status);
    if (created.status >= 300) return;
    const { status } = await offers.sendIt(created.body, manager);
    record(status, found.id, 'offered');
  };
  const operations = {
    apply,
    decide: () => move(manager, ['screening', 'interview', 'on-hold', 'rejected', 'applied']),
    withdraw: () => move(pick(seekers), ['withdrawn']),
    offer: sendOffer,
    answer: () => answerOffer(pick(seekers)),
    read: async () => record((await send(app(), pick(seekers), notificationsApi.readAll)).status),
  };
  for (let i = 0; i < operationCount / laneCount; i += 1) {
    await operations[weighted({ apply: 25, decide: 38, withdraw: 11, offer: 13, answer: 9, read: 4 })]();
  }
}

interface StoredEvent {
  readonly application_id: number;
  readonly from_status: ApplicationStatus | null;
  readonly to_status: ApplicationStatus;
  readonly status: ApplicationStatus;
}

async function checkHistories(tenantId: number, acknowledged: readonly Acknowledged[]): Promise<void> {
  const { pool } = app().services.database;
  const { rows } = await pool.query<StoredEvent>(
    `select e.application_id, e.from_status, e.to_status, a.status from application_events e
    join applications a on a.tenant_id = e.tenant_id and a.id = e.application_id
    where e.tenant_id = $1 order by e.application_id, e.id`,
    [tenantId],
  );
  const changes = rows.filter(({ from_status: from, to_status: to }) => from !== null && to !== 'offer');
  const stored = changes.map((row) => `${row.application_id} ${row.to_status}`);
  expect(stored.sort()).toEqual(acknowledged.map(([id, to]) => `${id} ${to}`).sort());
  for (const [index, { application_id: id, from_status: from, to_status: to, status }] of rows.entries()) {
    const [before, after] = [rows[index - 1], rows[index + 1]];
    expect([id, from]).toEqual([id, before?.application_id === id ? before.to_status : null]);
    const isReturn = from !== null && (from === 'on-hold' || isFinal(from));
    if (from && !isReturn) expect([from, to, canTransition(applicationLifecycle, from, to)]).toEqual([from, to, true]);
    if (after?.application_id !== id) expect([id, status]).toEqual([id, to]);
  }
  await checkCounts(tenantId);
}

/** One application per person and job, one accepted offer per hire, and no more hires than openings. */
async function checkCounts(tenantId: number): Promise<void> {
  const { pool } = app().services.database;
  const { rows: jobs } = await pool.query<{ hired: number; accepted: number; out: number; status: string }>(
    `select j.status, count(*) filter (where a.status = 'hired')::int as hired,
      count(*) filter (where o.status = 'accepted')::int as accepted,
      count(*) filter (where o.status in ('sent', 'accepted'))::int as out
    from jobs j left join applications a on a.tenant_id = j.tenant_id and a.job_id = j.id
    left join offers o on o.tenant_id = a.tenant_id and o.application_id = a.id
    where j.tenant_id = $1 group by j.id, j.status`,
    [tenantId],
  );
  for (const { hired, accepted, out, status } of jobs) {
    expect(hired).toBe(accepted);
    expect(status).toBe(out >= openings ? 'Offered' : 'active');
  }
  const { rows: repeated } = await pool.query(
    "select 1 from applications where tenant_id = $1 and status <> 'withdrawn' group by user_id, job_id having count(*) > 1",
    [tenantId],
  );
  expect(repeated).toEqual([]);
}

async function checkUnreadCount(seeker: TestAccount): Promise<void> {
  const { rows } = await app().services.database.pool.query<{ count: number }>(
    'select count(*)::int as count from notifications where user_id = $1 and not is_read',
    [seeker.id],
  );
  const { body } = await send(app(), seeker, notificationsApi.all);
  expect(body.unread_count).toBe(rows[0]?.count);
}

import { describe, expect, it, vi } from 'vitest';
import { applicationSorts, applicationsApi } from '#domain/features/applications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

type Sort = (typeof applicationSorts)[number];

interface Stored {
  readonly id: number;
  readonly job_id: number;
  readonly user_id: number;
  readonly organisation_id: number;
  readonly status: string;
  readonly score_order: number;
  readonly since: number;
}

/** Adds 70 applicants of a job: a few drafts and suggestions, and several with the same score and time. */
async function addApplicants(jobId: number): Promise<void> {
  await app().services.database.pool.query(
    `with people as (
       insert into users (tenant_id, account_kind, email, password_hash, full_name)
       select tenant_id, 'job_seeker', gen_random_uuid() || '@example.com', 'no password', 'Person' from jobs, generate_series(1, 70) where id = $1
       returning tenant_id, id),
     profiles as (insert into seeker_profiles (tenant_id, user_id) select tenant_id, id from people)
     insert into applications (tenant_id, job_id, user_id, organisation_id, status, awaits_consent, applied_at, status_since, score,
       score_order, score_parts)
     select j.tenant_id, j.id, p.id, j.organisation_id, case when p.id % 9 = 0 then 'draft' when p.id % 11 = 0 then 'sourced' when p.id % 2 = 0 then 'applied' else 'screening' end,
       p.id % 11 = 0 and p.id % 9 > 0, now(), timestamptz '2026-01-01' + (p.id * 7 % 20) * interval '1 hour', 50, p.id * 13 % 40, '{}'
     from jobs j, people p where j.id = $1`,
    [jobId],
  );
}

/** The ids of all pages. */
async function listIds(
  account: TestAccount,
  query: { sort: Sort; status?: 'applied'; words?: string },
  jobId?: number,
): Promise<number[]> {
  const ids: number[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: Record<string, string> = { ...query, ...(next && { cursor: next }) };
    const { body } = await (jobId === undefined
      ? send(app(), account, applicationsApi.list, { query: page })
      : send(app(), account, applicationsApi.ofJob, { params: { id: String(jobId) }, query: { ...page, limit: '9' } }));
    ids.push(...body.applications.map(({ id }) => id));
    next = body.next;
  }
  return ids;
}

function sortIds(rows: readonly Stored[], sort: Sort): number[] {
  const compare: Record<Sort, (a: Stored, b: Stored) => number> = {
    score: (a, b) => b.score_order - a.score_order || b.id - a.id,
    newest: (a, b) => b.since - a.since || b.id - a.id,
    oldest: (a, b) => a.since - b.since || a.id - b.id,
  };
  return rows.toSorted(compare[sort]).map(({ id }) => id);
}

async function setUp() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const admin = await makeAccount(app(), tenant, 'admin');
  const other = await makeJob(app(), await makeAccount(app(), tenant, 'hiring_manager'));
  const job = await makeJob(app(), manager);
  for (const { id } of [job, other]) await addApplicants(id);
  const { rows } = await app().services.database.pool.query<Stored & { awaits_consent: boolean }>(
    `select id, job_id, user_id, organisation_id, status, awaits_consent, score_order,
       (extract(epoch from status_since) * 1000)::int8 as since
     from applications where tenant_id = $1 and status <> 'draft'`,
    [tenant.id],
  );
  const own = rows.filter((row) => row.organisation_id === manager.organisationId && !row.awaits_consent);
  return { tenant, manager, admin, job, other, rows, own };
}

/** Names the applicants of these applications, and waits until searches find all of them. */
async function nameApplicants(tenantId: number, named: readonly Stored[], name: string): Promise<void> {
  const ids = [...new Set(named.map(({ user_id }) => user_id))];
  const { database, events, people } = app().services;
  await database.pool.query('update users set full_name = $2 where id = any($1)', [ids, name]);
  for (const id of ids) await events.publish({ kind: 'seeker_changed', tenantId, id });
  const countFound = async () => (await people.ready(1000))?.findByName(tenantId, [name.toLowerCase()]).length;
  await vi.waitUntil(async () => (await countFound()) === ids.length, { timeout: 30_000 });
}

describe('pages of lists of applications', () => {
  it('contain each visible application once and in order, for every order, scope, and status', async () => {
    const { manager, admin, job, other, rows, own } = await setUp();
    for (const sort of applicationSorts) {
      for (const status of ['applied', undefined] as const) {
        const query = { sort, ...(status && { status }) };
        const expected = (list: readonly Stored[]) =>
          sortIds(
            list.filter((row) => row.status === (status ?? row.status)),
            sort,
          );
        expect(await listIds(admin, query)).toEqual(expected(rows));
        expect(await listIds(manager, query)).toEqual(expected(own));
        expect(await listIds(admin, query, job.id)).toEqual(expected(rows.filter((row) => row.job_id === job.id)));
        expect(await listIds(manager, query, job.id)).toEqual(expected(own));
        expect(await listIds(manager, query, other.id)).toEqual([]);
      }
    }
  });

  it.each([
    ['a common name', 2],
    ['a rare name', 10_000],
  ])('of %s -> each application of these people once and in order, and how many there are', async (_kind, every) => {
    const { tenant, manager, admin, job, rows, own } = await setUp();
    const isNamed = ({ id }: Stored) => id % every === 0 || id === own[0]?.id;
    await nameApplicants(tenant.id, rows, 'Someone');
    await nameApplicants(tenant.id, rows.filter(isNamed), 'Quilby');
    for (const sort of applicationSorts) {
      const query = { sort, words: 'quilby' };
      expect(await listIds(admin, query)).toEqual(sortIds(rows.filter(isNamed), sort));
      expect(await listIds(manager, query)).toEqual(sortIds(own.filter(isNamed), sort));
      const ofJob = rows.filter((row) => row.job_id === job.id);
      expect(await listIds(admin, query, job.id)).toEqual(sortIds(ofJob.filter(isNamed), sort));
      const applied = own.filter((row) => row.status === 'applied').filter(isNamed);
      expect(await listIds(manager, { ...query, status: 'applied' })).toEqual(sortIds(applied, sort));
      const { body } = await send(app(), manager, applicationsApi.list, { query });
      expect(body.counts).toMatchObject({ applied: applied.length, hired: 0 });
    }
  });
});

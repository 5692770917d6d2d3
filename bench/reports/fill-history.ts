import type pg from 'pg';
import { copyRows } from '#bench/data/copy-rows.ts';
import { benchOrganisation } from '#bench/data/fill.ts';
import { benchJob } from '#bench/data/jobs.ts';
import { benchPassword, benchProfile, benchUser } from '#bench/data/seekers.ts';
import { fillStaff, skillingOrganisationId } from '#bench/data/staff.ts';
import { ORDER_VERSION } from '#domain/features/matching/score/damped-order.ts';
import { dayMs } from '#domain/lib/day.ts';
import type { OpenDatabase } from '#server/db/connection/open.ts';
import { ensureDefaultTenant } from '#server/db/default-tenant.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { createPasswordHasher } from '#server/features/accounts/password/password-hasher.ts';
import { benchHistory, eventsPerApplication, type HistorySizes, historyEnd } from './history.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

const facts = 'job_id, user_id, organisation_id, status, source, partner_id';
const times =
  'applied_at, screening_at, interview_at, offer_at, replied_at, hired_at, declined_at, withdrawn_at, published_at, due_at';
const [applications, waits, moves] = [
  `tenant_id, id, ${facts}, ${times}`,
  `tenant_id, application_id, ${facts}, starts_at, ends_at, since`,
  `tenant_id, application_id, id, ${facts}, at, is_first`,
];

/** What the triggers write, which are off while rows are copied. */
const reportRows = [
  `insert into report_applications (${applications}) select ${applications} from computed_report_applications`,
  `insert into report_waits (${waits}) select ${waits} from computed_report_waits`,
  `insert into report_moves (${moves}) select ${moves} from computed_report_moves`,
  `insert into report_active_jobs (tenant_id, job_id, starts_at, ends_at)
   select tenant_id, job_id, starts_at, ends_at from computed_report_active_jobs`,
];

/** Creates the schema and the history in an empty database. */
export async function fillHistory(database: OpenDatabase, sizes: HistorySizes): Promise<void> {
  await migrate(database.ownerUrl, silent);
  await ensureDefaultTenant(database.forTenant('none'));
  const client = database.newOwnerClient('bench');
  await client.connect();
  try {
    // Foreign keys are checked by the generator: ids are within the counts.
    await client.query('set session_replication_role = replica');
    await fillPeople(client, sizes);
    await fillApplications(client, sizes, await fillJobs(client, sizes));
    await client.query('set session_replication_role = default');
    for (const fill of reportRows) await client.query(fill);
    for (const table of ['organisations', 'users', 'jobs', 'applications', 'application_events', 'job_events'])
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

async function fillPeople(client: pg.Client, { seekerCount }: HistorySizes): Promise<void> {
  const hash = await createPasswordHasher().hash(benchPassword);
  await copyRows(client, 'organisations', skillingOrganisationId, benchOrganisation);
  await copyRows(client, 'users', seekerCount, (id) => benchUser(id, hash));
  await copyRows(client, 'seeker_profiles', seekerCount, benchProfile);
}

/** Returns the organization of each job, by id. */
async function fillJobs(client: pg.Client, { jobCount, seekerCount }: HistorySizes): Promise<Int32Array> {
  const organisations = new Int32Array(jobCount + 1);
  await copyRows(client, 'jobs', jobCount, (id) => {
    const job = benchJob(id, jobCount);
    organisations[id] = job.organisation_id;
    return job;
  });
  await copyRows(client, 'job_events', jobCount, (id) => {
    const at = new Date(historyEnd - 800 * dayMs);
    return { tenant_id: 1, id, job_id: id, at, from_status: 'draft', to_status: 'active' };
  });
  const passwordHash = await createPasswordHasher().hash(benchPassword);
  await fillStaff(client, { seekerCount, passwordHash });
  return organisations;
}

async function fillApplications(client: pg.Client, sizes: HistorySizes, organisations: Int32Array): Promise<void> {
  await copyRows(client, 'applications', sizes.applicationCount, (id) => {
    const { user, job, course, moments, source } = benchHistory(id, sizes);
    return {
      tenant_id: 1,
      id,
      job_id: job,
      organisation_id: organisations[job] ?? 0,
      user_id: user,
      status: course.at(-1) ?? 'applied',
      source,
      score: 50,
      order_version: ORDER_VERSION,
      score_parts: '{}',
      applied_at: new Date(moments[0] ?? 0),
      status_since: new Date(moments.at(-1) ?? 0),
    };
  });
  await copyRows(client, 'application_events', sizes.applicationCount * eventsPerApplication, (id) => {
    const application = Math.ceil(id / eventsPerApplication);
    const step = (id - 1) % eventsPerApplication;
    const { course, moments } = benchHistory(application, sizes);
    return {
      tenant_id: 1,
      id,
      application_id: application,
      at: new Date(moments[step] ?? 0),
      from_status: course[step - 1] ?? null,
      to_status: course[step] ?? 'applied',
    };
  });
}

import { describe, expect, test } from 'vitest';
import { type ApplicationState, getPreviousStatus, isAllowedMove } from '#domain/features/applications/lifecycle.ts';
import { Inclusion, ScreeningQuestion, StagePlan } from '#domain/features/jobs/job.ts';
import { jobLifecycle } from '#domain/features/jobs/lifecycle.ts';
import { parseSearchFilter, toSearchParams } from '#domain/features/saved-searches/canonical-search.ts';
import { Education, Experience } from '#domain/features/seekers/profile-parts.ts';
import { openLocations } from '#server/reference/locations.ts';
import { sharedTaxonomy } from '#server/reference/taxonomy.ts';
import { demoAccounts } from './accounts.ts';
import { buildDemoRows } from './build-rows.ts';

const now = new Date('2026-11-21T12:00:00Z');
const input = {
  now,
  hashes: { publicPassword: 'public', randomPassword: 'random' },
  taxonomy: sharedTaxonomy,
  locations: openLocations(),
};
const rows = buildDemoRows(input);
const employerJobs = rows.jobs.filter((job) => job.tenant_id === 1);

test('the same clock gives the same results', () => {
  expect(JSON.stringify(buildDemoRows(input))).toBe(JSON.stringify(rows));
});

test('there is as much as promised', () => {
  const kinds = Map.groupBy(
    rows.organisations.filter((each) => each.tenant_id === 1 && each.status === 'approved'),
    (each) => each.kind,
  );
  expect(kinds.get('employer')?.length).toBe(10);
  expect(kinds.get('corporate_partner')?.length).toBe(2);
  expect(kinds.get('non_profit')?.length).toBe(4);
  expect(kinds.get('skilling')?.length).toBe(2);
  expect(employerJobs).toHaveLength(400);
  expect(rows.seeker_profiles.filter((profile) => profile.tenant_id === 1)).toHaveLength(300);
  expect(rows.applications.filter((application) => application.tenant_id === 1)).toHaveLength(3000);
});

test('the demo accounts come first, the administrator with id 1', () => {
  expect(rows.users.slice(0, demoAccounts.length).map((user) => [user.id, user.email])).toEqual(
    demoAccounts.map(({ email }, at) => [at + 1, email]),
  );
  expect(rows.users[0]?.account_kind).toBe('admin');
  const open = rows.users.filter((user) => user.password_hash === 'public').map((user) => user.email);
  expect(open).toEqual([
    ...demoAccounts.map(({ email }) => email),
    'admin@northlight.test',
    'manager@northlight.test',
    'seeker@northlight.test',
  ]);
});

test('all rows of a table have the same columns', () => {
  for (const table of Object.values(rows)) {
    const columns = new Set(table.map((row) => Object.keys(row).toSorted().join()));
    expect(columns.size).toBe(1);
  }
});

test('names and addresses do not repeat', () => {
  expect(new Set(rows.users.map((user) => user.full_name)).size).toBe(rows.users.length);
  expect(new Set(rows.users.map((user) => user.email)).size).toBe(rows.users.length);
});

describe('jobs', () => {
  test('are of both countries and every status', () => {
    expect(new Set(employerJobs.map((job) => job.country))).toEqual(new Set(['US', 'CA']));
    expect(new Set(employerJobs.map((job) => job.status))).toEqual(new Set(Object.keys(jobLifecycle)));
    expect(employerJobs.filter((job) => job.status === 'active').length).toBeGreaterThan(200);
  });

  test('have every field', () => {
    const mayBeEmpty = [
      'published_at',
      'closes_on',
      'match_weights',
      'certification_ids',
      'experience_min',
      'education_level',
      'host',
    ];
    const empty = employerJobs.flatMap((job) =>
      Object.entries(job).filter(
        ([key, value]) =>
          !mayBeEmpty.includes(key) && (value === '' || value === null || (Array.isArray(value) && value.length === 0)),
      ),
    );
    expect(empty).toEqual([]);
  });

  test('take ten answers at most of whoever has a profile: the résumé, the questions, the note', () => {
    const open = employerJobs.filter(({ status }) => status === 'active');
    const counts = open.map((job) => 2 + (job.screening_questions as unknown[]).length);
    expect(open.length).toBeGreaterThan(200);
    expect(Math.max(...counts)).toBeGreaterThan(2);
    expect(Math.max(...counts)).toBeLessThanOrEqual(10);
  });

  test('keep the shapes of their stored parts', () => {
    for (const job of rows.jobs) {
      Inclusion.parse(job.inclusion);
      for (const step of job.stage_plan as unknown[]) StagePlan.parse(step);
      for (const question of job.screening_questions as unknown[]) ScreeningQuestion.parse(question);
      expect(Number(job.salary_min)).toBeLessThanOrEqual(Number(job.salary_max));
    }
  });

  test('moved as their lifecycle allows, ever later, to the status they have', () => {
    for (const job of rows.jobs) {
      const events = rows.job_events.filter((event) => event.job_id === job.id);
      expect(events.at(-1)?.to_status).toBe(job.status);
      for (const [at, event] of events.entries()) {
        const before = events[at - 1];
        expect(event.from_status).toBe(before?.to_status ?? null);
        if (before) expect(jobLifecycle[before.to_status]).toContain(event.to_status);
        expect(Number(event.at)).toBeGreaterThan(Number(before?.at ?? 0));
        expect(Number(event.at)).toBeLessThanOrEqual(now.getTime());
      }
    }
  });

  test('read differently each time', () => {
    const texts = employerJobs.map((job) => `${job.description}${job.responsibilities}${job.requirements}`);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('applications', () => {
  const events = Map.groupBy(rows.application_events, (event) => event.application_id);
  const jobOf = new Map(rows.jobs.map((job) => [job.id, job]));

  test('moved as their lifecycle allows, ever later, to where they stand', () => {
    for (const application of rows.applications) {
      const chain = events.get(application.id ?? 0) ?? [];
      let standing: ApplicationState | undefined;
      let last = 0;
      for (const event of chain) {
        const to = event.to_status;
        expect(event.from_status).toBe(standing?.status ?? null);
        if (standing) expect(isAllowedMove(standing, to)).toBe(true);
        standing = { status: to, statusBefore: standing ? getPreviousStatus(standing, to) : null };
        expect(Number(event.at)).toBeGreaterThan(last);
        last = Number(event.at);
      }
      expect(standing).toEqual({ status: application.status, statusBefore: application.status_before });
      expect(last).toBe(Number(application.status_since));
      expect(last).toBeLessThanOrEqual(now.getTime());
      expect(application.version).toBe(chain.length);
    }
  });

  test('come after the job was published, and nobody is rejected in silence', () => {
    for (const application of rows.applications) {
      expect(Number(application.created_at)).toBeGreaterThan(Number(jobOf.get(application.job_id)?.published_at));
    }
    const silent = rows.application_events.filter((event) => event.to_status === 'rejected' && !event.message);
    expect(silent).toEqual([]);
  });

  test('fill a job exactly when it is filled', () => {
    for (const job of rows.jobs) {
      const all = rows.applications.filter((application) => application.job_id === job.id);
      const out = all.filter(({ status }) => status === 'offered' || status === 'hired').length;
      if (job.status === 'Offered') expect(out).toBe(job.openings);
      else if (job.status === 'closed') expect(out).toBeLessThanOrEqual(job.openings ?? 1);
      else expect(out).toBeLessThan(job.openings ?? 1);
    }
  });

  test('reach every stage at the demo employer, and six stages for the demo job seeker', () => {
    const atFirst = rows.applications.filter(({ job_id }) => jobOf.get(job_id)?.organisation_id === 1);
    const stages = [
      'sourced',
      'applied',
      'screening',
      'interview',
      'offer',
      'offered',
      'on-hold',
      'hired',
      'declined',
      'rejected',
      'withdrawn',
    ];
    expect(new Set(atFirst.map(({ status }) => status))).toEqual(new Set(stages));
    const seeker = rows.users.find((user) => user.email === 'seeker@wavelength.test');
    const own = rows.applications.filter(({ user_id }) => user_id === seeker?.id).map(({ status }) => status);
    expect(own.toSorted()).toEqual(['applied', 'interview', 'offered', 'on-hold', 'rejected', 'screening']);
    expect(rows.notifications.filter(({ user_id }) => user_id === seeker?.id).length).toBeGreaterThan(5);
  });
});

test('profiles keep the shapes of their stored parts', () => {
  for (const profile of rows.seeker_profiles) {
    for (const entry of profile.education as unknown[]) Education.parse(entry);
    for (const entry of profile.experience as unknown[]) Experience.parse(entry);
  }
});

test('texts have no leftovers of their making', () => {
  const leftover = /undefined|null,|NaN|\{\w|lorem|\[object|!|\s{3}|\.\./;
  const texts = [rows.jobs, rows.seeker_profiles, rows.application_events, rows.organisations].flatMap((table) =>
    table.flatMap((row) => Object.values(row).filter((value) => typeof value === 'string')),
  );
  expect(texts.filter((text) => leftover.test(text))).toEqual([]);
});

test('nothing of one tenant points into the other', () => {
  const tenantOf = new Map(rows.users.map((user) => [user.id, user.tenant_id]));
  for (const application of rows.applications) {
    expect(tenantOf.get(application.user_id)).toBe(application.tenant_id);
  }
  expect(rows.applications.filter((application) => application.tenant_id === 2)).toHaveLength(1);
});

test('kept searches have the address that saving them would give', () => {
  expect(rows.saved_searches.length).toBeGreaterThan(1);
  for (const { address } of rows.saved_searches) {
    const filter = parseSearchFilter(new URLSearchParams(address));
    expect(filter && new URLSearchParams(toSearchParams(filter)).toString()).toBe(address);
  }
});

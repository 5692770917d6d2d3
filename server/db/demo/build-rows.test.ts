import { describe, expect, it } from 'vitest';
import { type ApplicationState, getPreviousStatus, isAllowedMove } from '#domain/features/applications/lifecycle.ts';
import { Inclusion, StagePlan } from '#domain/features/jobs/job.ts';
import { jobLifecycle } from '#domain/features/jobs/lifecycle.ts';
import { ScreeningQuestion } from '#domain/features/jobs/posting/screening-question.ts';
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

describe('demo rows', () => {
  it('is deterministic for the same clock', () => {
    expect(JSON.stringify(buildDemoRows(input))).toBe(JSON.stringify(rows));
  });

  it('has the same applicants for each open job at any hour', () => {
    const listApplicants = ({ jobs, applications }: typeof rows) => {
      const open = new Set(jobs.filter(({ status }) => status === 'active').map(({ id }) => id));
      const pairs = applications.filter(({ job_id: job }) => open.has(job));
      return pairs.map(({ job_id: job, user_id: user }) => `${job} ${user}`).toSorted();
    };
    const evening = buildDemoRows({ ...input, now: new Date('2026-11-21T23:00:00Z') });
    expect(listApplicants(evening)).toEqual(listApplicants(rows));
  });

  it('has the documented number of organizations, jobs, job seekers and applications', () => {
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

  it('starts with the demo accounts, the administrator with id 1', () => {
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

  it('has the same columns in all rows of a table', () => {
    for (const table of Object.values(rows)) {
      const columns = new Set(table.map((row) => Object.keys(row).toSorted().join()));
      expect(columns.size).toBe(1);
    }
  });

  it('has distinct names and email addresses', () => {
    expect(new Set(rows.users.map((user) => user.full_name)).size).toBe(rows.users.length);
    expect(new Set(rows.users.map((user) => user.email)).size).toBe(rows.users.length);
  });
});

describe('demo jobs', () => {
  it('cover both countries and every status', () => {
    expect(new Set(employerJobs.map((job) => job.country))).toEqual(new Set(['US', 'CA']));
    expect(new Set(employerJobs.map((job) => job.status))).toEqual(new Set(Object.keys(jobLifecycle)));
    expect(employerJobs.filter((job) => job.status === 'active').length).toBeGreaterThan(200);
  });

  it('have all fields filled in', () => {
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

  it('ask at most ten questions, including résumé and cover note', () => {
    const open = employerJobs.filter(({ status }) => status === 'active');
    const counts = open.map((job) => 2 + (job.screening_questions as unknown[]).length);
    expect(open.length).toBeGreaterThan(200);
    expect(Math.max(...counts)).toBeGreaterThan(2);
    expect(Math.max(...counts)).toBeLessThanOrEqual(10);
  });

  it('have valid JSON columns', () => {
    for (const job of rows.jobs) {
      Inclusion.parse(job.inclusion);
      for (const step of job.stage_plan as unknown[]) StagePlan.parse(step);
      for (const question of job.screening_questions as unknown[]) ScreeningQuestion.parse(question);
      expect(Number(job.salary_min)).toBeLessThanOrEqual(Number(job.salary_max));
    }
  });

  it('have a history that the lifecycle allows, in order, ending with their status', () => {
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

  it('have distinct texts', () => {
    const texts = employerJobs.map((job) => `${job.description}${job.responsibilities}${job.requirements}`);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('demo applications', () => {
  const events = Map.groupBy(rows.application_events, (event) => event.application_id);
  const makeJob = new Map(rows.jobs.map((job) => [job.id, job]));

  it('have a history that the lifecycle allows, in order, ending with their status', () => {
    for (const application of rows.applications) {
      const chain = events.get(application.id ?? 0) ?? [];
      let state: ApplicationState | undefined;
      let last = 0;
      for (const event of chain) {
        const to = event.to_status;
        expect(event.from_status).toBe(state?.status ?? null);
        if (state) expect(isAllowedMove(state, to)).toBe(true);
        state = { status: to, statusBefore: state ? getPreviousStatus(state, to) : null };
        expect(Number(event.at)).toBeGreaterThan(last);
        last = Number(event.at);
      }
      expect(state).toEqual({ status: application.status, statusBefore: application.status_before });
      expect(last).toBe(Number(application.status_since));
      expect(last).toBeLessThanOrEqual(now.getTime());
      expect(application.version).toBe(chain.length);
    }
  });

  it('follow the publication of the job, and every rejection has a message', () => {
    for (const application of rows.applications) {
      expect(Number(application.created_at)).toBeGreaterThan(Number(makeJob.get(application.job_id)?.published_at));
    }
    const silent = rows.application_events.filter((event) => event.to_status === 'rejected' && !event.message);
    expect(silent).toEqual([]);
  });

  it('have as many offers as a filled job has openings', () => {
    for (const job of rows.jobs) {
      const all = rows.applications.filter((application) => application.job_id === job.id);
      const out = all.filter(({ status }) => status === 'offered' || status === 'hired').length;
      if (job.status === 'Offered') expect(out).toBe(job.openings);
      else if (job.status === 'closed') expect(out).toBeLessThanOrEqual(job.openings ?? 1);
      else expect(out).toBeLessThan(job.openings ?? 1);
    }
  });

  it('cover every status at the demo employer, and six statuses of the demo job seeker', () => {
    const atFirst = rows.applications.filter(({ job_id }) => makeJob.get(job_id)?.organisation_id === 1);
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

describe('demo profiles, texts and references', () => {
  it('has valid JSON columns in profiles', () => {
    for (const profile of rows.seeker_profiles) {
      for (const entry of profile.education as unknown[]) Education.parse(entry);
      for (const entry of profile.experience as unknown[]) Experience.parse(entry);
    }
  });

  it('has no unresolved placeholders in texts', () => {
    const leftover = /undefined|null,|NaN|\{\w|lorem|\[object|!|\s{3}|\.\./;
    const texts = [rows.jobs, rows.seeker_profiles, rows.application_events, rows.organisations].flatMap((table) =>
      table.flatMap((row) => Object.values(row).filter((value) => typeof value === 'string')),
    );
    expect(texts.filter((text) => leftover.test(text))).toEqual([]);
  });

  it('keeps the rows of the tenants separate', () => {
    const tenantIds = new Map(rows.users.map((user) => [user.id, user.tenant_id]));
    for (const application of rows.applications) {
      expect(tenantIds.get(application.user_id)).toBe(application.tenant_id);
    }
    expect(rows.applications.filter((application) => application.tenant_id === 2)).toHaveLength(1);
  });

  it('has normalized saved searches', () => {
    expect(rows.saved_searches.length).toBeGreaterThan(1);
    for (const { address } of rows.saved_searches) {
      const filter = parseSearchFilter(new URLSearchParams(address));
      expect(filter && new URLSearchParams(toSearchParams(filter)).toString()).toBe(address);
    }
  });

  it('has a class of the skilling partner, and a prepared application and outcomes of the non-profit', () => {
    const partner = rows.users.find((user) => user.email === 'recruiter@wavelength.test')?.organisation_id;
    const placed = rows.placements.filter((placement) => placement.organisation_id === partner);
    expect(placed.length).toBeGreaterThan(3);
    const asked = new Set(rows.survey_invitations.map(({ application_id: id }) => id));
    expect(placed.some(({ application_id: id }) => asked.has(id))).toBe(true);
    expect(rows.prepared_applications.map((prepared) => prepared.organisation_id)).toEqual([partner]);
    expect(rows.cohort_members.filter(({ consent }) => consent === 'agreed')).toHaveLength(6);
  });
});

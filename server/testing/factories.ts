import { randomUUID } from 'node:crypto';
import { getRoleId, type Role } from '#domain/access/roles.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { emptyInclusion } from '#domain/features/jobs/posting/empty-inclusion.ts';
import type { NewJob } from '#domain/features/jobs/posting/new-job.ts';
import { DEFAULT_WEIGHTS, type MatchWeights } from '#domain/features/matching/score/weights.ts';
import type { OrganisationKind, OrganisationStatus } from '#domain/features/organisations/lifecycle.ts';
import { addDays } from '#domain/lib/day.ts';
import type { TestApp } from './app.ts';
import { type Caller, send } from './send.ts';

export interface TestTenant {
  readonly id: number;
  readonly host: string;
  readonly visitor: Caller;
}

export interface TestAccount extends Caller {
  readonly id: number;
  readonly email: string;
  readonly organisationId: number | null;
}

/** A tenant with its own host, so that tests do not affect each other. */
export async function makeTenant({ services }: TestApp): Promise<TestTenant> {
  const slug = `t${randomUUID()}`;
  const host = `${slug}.test`;
  const row = await services.database.db
    .insertInto('tenants')
    .values({ slug, host, title: 'Wavelength', match_weights: JSON.stringify(DEFAULT_WEIGHTS) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: row.id, host, visitor: { host } };
}

interface OrganisationOptions {
  readonly kind?: OrganisationKind;
  readonly status?: OrganisationStatus;
  readonly name?: string;
}

export async function makeOrganisation(
  { services }: TestApp,
  tenant: TestTenant,
  { kind = 'employer', status = 'approved', name }: OrganisationOptions = {},
): Promise<number> {
  const insert = (chosen: string) =>
    services.database.db
      .insertInto('organisations')
      .values({ tenant_id: tenant.id, kind, status, name: chosen, slug: randomUUID() })
      .returning('id');
  if (name !== undefined) return (await insert(name).executeTakeFirstOrThrow()).id;
  const first = await insert('Larkspur Labs')
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // Names of approved organizations are unique within a tenant.
  return (first ?? (await insert(`Larkspur Labs ${randomUUID()}`).executeTakeFirstOrThrow())).id;
}

interface AccountOptions {
  readonly organisationId?: number;
  readonly fullName?: string;
  /** The organization that supports a job seeker. */
  readonly sponsorId?: number;
  /** Members of an organization have confirmed it unless the test says otherwise; others have not. */
  readonly isEmailConfirmed?: boolean;
}

/** A password is needed to sign in by password only; tests that do so set their own. */
const hashOfUnknownPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$iAk4+f/6aYkL4z8Sis1+bQ$9Seg3au6/pB9PwhwTE7J9Y+rJ7bSPbH0/x0VTlthYGg';

/** A logged-in account. Roles that need an organization get one. */
export async function makeAccount(
  test: TestApp,
  tenant: TestTenant,
  role: Role,
  { organisationId, fullName = 'Rowan Ellery', sponsorId, isEmailConfirmed }: AccountOptions = {},
): Promise<TestAccount> {
  const { db } = test.services.database;
  const roleId = getRoleId(role);
  const organisation = organisationId ?? (roleId && roleId <= 5 ? await makeOrganisation(test, tenant) : null);
  const email = `${randomUUID()}@example.com`;
  const { id } = await db
    .insertInto('users')
    .values({
      tenant_id: tenant.id,
      account_kind: role === 'admin' || role === 'job_seeker' ? role : 'staff',
      role_id: roleId,
      organisation_id: organisation,
      email,
      password_hash: hashOfUnknownPassword,
      full_name: fullName,
      email_verified_at: (isEmailConfirmed ?? organisation !== null) ? test.services.clock() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (role === 'job_seeker') {
    await db
      .insertInto('seeker_profiles')
      .values({ tenant_id: tenant.id, user_id: id, sponsor_organisation_id: sponsorId ?? null })
      .execute();
    await test.services.events.publish({ kind: 'seeker_changed', tenantId: tenant.id, id });
  }
  const token = await makeToken(test, tenant, { id, isUser: role === 'job_seeker', fullName });
  return { id, email, organisationId: organisation, host: tenant.host, token };
}

/** The lead of an employer in a tenant of its own. */
export async function makeManager(test: TestApp): Promise<{ tenant: TestTenant; manager: TestAccount }> {
  const tenant = await makeTenant(test);
  return { tenant, manager: await makeAccount(test, tenant, 'hiring_manager') };
}

/** The account with a new session, for tests that move the clock past the expiry of the first one. */
export async function signInAgain(test: TestApp, account: TestAccount): Promise<TestAccount> {
  const { tenant_id, account_kind, full_name } = await test.services.database.db
    .selectFrom('users')
    .select(['tenant_id', 'account_kind', 'full_name'])
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  const person = { id: account.id, isUser: account_kind === 'job_seeker', fullName: full_name };
  return { ...account, token: await makeToken(test, { id: tenant_id }, person) };
}

async function makeToken(
  { services }: TestApp,
  tenant: Pick<TestTenant, 'id'>,
  person: { id: number; isUser: boolean; fullName: string },
): Promise<string> {
  const { id: sessionId } = await services.database.db
    .insertInto('sessions')
    .values({
      tenant_id: tenant.id,
      user_id: person.id,
      expires_at: addDays(services.clock(), 1),
      proven_at: services.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return services.tokens.signAccess(
    { userId: person.id, isUser: person.isUser, fullName: person.fullName, sessionId, tenantId: tenant.id },
    services.clock(),
  );
}

/** Weights of a job that differ from the default ones. */
export const customWeights: MatchWeights = {
  skills: 50,
  job_title: 10,
  education: 10,
  certification: 10,
  industry: 10,
  management_level: 10,
};

/** A valid job; pass the fields that matter to the test. */
export function newJob(fields: Partial<NewJob> = {}): NewJob {
  return {
    title: 'Software Engineer',
    summary: ['You write small, tested changes.'],
    description: 'You build tools that people use every day. The team is small and kind.',
    responsibilities: 'Write code. Review code.',
    requirements: 'You have written software with others.',
    benefits: '',
    place: { city: 'Atlanta', region: 'GA', country: 'US', latitude: null, longitude: null },
    work_mode: 'hybrid',
    job_type: 'full_time',
    openings: 1,
    salary: { min: 80_000, max: 100_000, currency: 'USD', period: 'year' },
    experience_min: 2,
    experience_max: 5,
    education_level: null,
    management_level: null,
    skills: ['JavaScript', 'SQL'],
    nice_skills: [],
    certifications: [],
    titles: [],
    industries: [],
    inclusion: emptyInclusion,
    stage_plan: [],
    screening_questions: [],
    adjustments_contact: '',
    closes_on: null,
    ...fields,
  };
}

/** Created over HTTP. Active unless `isActive` is false. */
export async function makeJob(
  test: TestApp,
  manager: TestAccount,
  { isActive = true, ...fields }: Partial<NewJob> & { isActive?: boolean } = {},
) {
  const created = await send(test, manager, jobsApi.create, { body: newJob(fields) });
  if (created.status !== 201) throw new Error(`The job was refused: ${JSON.stringify(created.problem)}`);
  if (!isActive) return created.body;
  const { id, version } = created.body;
  const published = await send(test, manager, jobsApi.move, {
    params: { id: String(id) },
    body: { to: 'active', version },
  });
  if (published.status !== 200) throw new Error(`The job was not published: ${JSON.stringify(published.problem)}`);
  return published.body;
}

import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { applicationStatesApi } from '#domain/features/applications/bulk/contract.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const emptyForm = { resume_id: null, answers: [], cover_note: '' };

async function createApplication() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ines Okafor' });
  const job = await makeJob(app(), manager);
  const application = await submitApplication(app(), seeker, job.id);
  return { tenant, manager, seeker, job, application };
}

function apply(seeker: TestAccount, jobId: number, body: Partial<typeof emptyForm> = {}) {
  return send(app(), seeker, applicationsApi.apply, { params: { id: String(jobId) }, body: { ...emptyForm, ...body } });
}

/** A burst on a busy machine. */
const isRefusedByLoad = (status: number) => status === 503;

function read(account: TestAccount, id: number) {
  return send(app(), account, applicationsApi.read, { params: { id: String(id) } });
}

async function move(
  account: TestAccount,
  id: number,
  to: ApplicationStatus,
  texts: { note?: string; message?: string } = {},
) {
  const { version } = (await read(account, id)).body;
  return send(app(), account, applicationsApi.move, { params: { id: String(id) }, body: { to, version, ...texts } });
}

describe('POST /api/v1/jobs/:id/applications', () => {
  it('stores the application and returns its history and next step', async () => {
    const { application, seeker } = await createApplication();
    expect(application).toMatchObject({ status: 'applied', next_step: { code: 'await_review', who: 'employer' } });
    expect(application.next_step.by).not.toBeNull();
    expect(application.events).toMatchObject([{ from: null, to: 'applied', by: 'Ines Okafor' }]);
    expect(application.next_statuses).toEqual(['withdrawn']);
    const list = await send(app(), seeker, applicationsApi.list);
    expect(list.body.applications.map(({ id }) => id)).toEqual([application.id]);
    expect(list.body.counts?.applied).toBe(1);
  });

  it('creates one application for 100 simultaneous submissions', async () => {
    const tenant = await makeTenant(app());
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    const job = await makeJob(app(), manager);
    const responses = await Promise.all(Array.from({ length: 100 }, () => apply(seeker, job.id)));
    const stored = responses.filter(({ status }) => !isRefusedByLoad(status));
    const [id = 0, ...others] = new Set(stored.map(({ body }) => body.id));
    expect(others).toEqual([]);
    expect((await read(seeker, id)).body.events).toHaveLength(1);
  });

  it('notifies the employer; reading the notification lowers the unread count', async () => {
    const { manager } = await createApplication();
    const notifications = await send(app(), manager, notificationsApi.all);
    expect(notifications.body).toMatchObject({ unread_count: 1, total_pages: 1, page_number: 1 });
    expect(notifications.body.data[0]?.message).toBe('Ines Okafor applied for Software Engineer.');
    const read = await send(app(), manager, notificationsApi.readOne, {
      params: { id: String(notifications.body.data[0]?.id) },
      body: { is_read: true },
    });
    expect(read.body.unread_count).toBe(0);
  });

  it('refuses applications for a paused job, and returns 404 for a draft', async () => {
    const tenant = await makeTenant(app());
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    const draft = await makeJob(app(), manager, { isActive: false });
    expect((await apply(seeker, draft.id)).status).toBe(404);
    const job = await makeJob(app(), manager);
    await send(app(), manager, jobsApi.move, {
      params: { id: String(job.id) },
      body: { to: 'paused', version: job.version },
    });
    expect((await apply(seeker, job.id)).problem.code).toBe('job_not_open');
  });
});

describe('PUT /api/v1/applications/:id/status', () => {
  it('returns the state of the moved application, as reading it does', async () => {
    const { application, manager, seeker } = await createApplication();
    let { version } = application;
    for (const to of ['screening', 'on-hold', 'screening', 'rejected', 'screening'] as const) {
      const body = { to, version, note: '', message: to === 'rejected' ? 'Thank you for your time.' : '' };
      const moved = await send(app(), manager, applicationStatesApi.move, {
        params: { id: String(application.id) },
        body,
      });
      expect([to, moved.status]).toEqual([to, 200]);
      expect((await read(manager, application.id)).body).toMatchObject(moved.body);
      ({ version } = moved.body);
    }
    expect((await read(seeker, application.id)).body.events).toHaveLength(6);
  });
});

describe('POST /api/v1/applications/:id/status', () => {
  it('notifies the job seeker without showing the notes of the team', async () => {
    const { application, manager, seeker } = await createApplication();
    const moved = await move(manager, application.id, 'interview', {
      note: 'Strong on SQL',
      message: 'We would like to meet you.',
    });
    expect(moved.body).toMatchObject({ status: 'interview', next_step: { code: 'await_interview' } });
    expect(moved.body.events.at(-1)).toMatchObject({ note: 'Strong on SQL', by: 'Rowan Ellery' });
    const asSeeker = await read(seeker, application.id);
    expect(asSeeker.body.events.at(-1)).toMatchObject({ note: '', by: null, message: 'We would like to meet you.' });
    expect(JSON.stringify(asSeeker.body)).not.toContain('Strong on SQL');
    const notifications = await send(app(), seeker, notificationsApi.all, { query: { page: '1', lang: 'fr' } });
    expect(notifications.body.unread_count).toBe(1);
    expect(notifications.body.data[0]?.message).toContain('souhaite vous rencontrer');
    expect(notifications.body.data[0]?.feedback.application_id).toBe(application.id);
  });

  it('refuses a status that cannot follow and changes nothing', async () => {
    const { application, manager } = await createApplication();
    for (const to of ['hired', 'offered', 'applied', 'withdrawn', 'declined'] as const) {
      const refused = await move(manager, application.id, to);
      expect([to, refused.status, refused.problem.code]).toEqual([to, 409, 'illegal_move']);
    }
    expect((await read(manager, application.id)).body).toMatchObject({ status: 'applied', version: 1 });
  });

  it('accepts one of 100 simultaneous changes', async () => {
    const { application, manager } = await createApplication();
    const moveTo = (to: ApplicationStatus) =>
      send(app(), manager, applicationsApi.move, {
        params: { id: String(application.id) },
        body: { to, version: application.version },
      });
    const targets = ['screening', 'interview', 'on-hold'] as const;
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) => moveTo(targets[index % 3] ?? 'screening')),
    );
    const [winner, ...others] = responses.filter(({ status }) => status === 200);
    expect([winner?.status, others]).toEqual([200, []]);
    const refused = responses.map(({ status }) => status).filter((status) => status !== 200);
    expect(refused.every((status) => status === 409 || isRefusedByLoad(status))).toBe(true);
    const { body } = await read(manager, application.id);
    expect([body.status, body.events.length]).toEqual([winner?.body.status, 2]);
  });

  it('requires a message for a rejection', async () => {
    const { application, manager } = await createApplication();
    const withoutMessage = await move(manager, application.id, 'rejected');
    expect(withoutMessage.problem.fields).toEqual([{ field: 'body.message', code: 'required' }]);
    expect((await move(manager, application.id, 'rejected', { message: 'Thank you for your time.' })).status).toBe(200);
  });

  it('returns an application on hold to its previous status', async () => {
    const { application, manager } = await createApplication();
    await move(manager, application.id, 'interview');
    const onHold = await move(manager, application.id, 'on-hold');
    expect(onHold.body.next_statuses).toEqual(['interview', 'rejected']);
    expect((await move(manager, application.id, 'interview')).body.status).toBe('interview');
  });

  it('lets the job seeker withdraw at any stage, and the job owner reopen', async () => {
    const { application, manager, seeker } = await createApplication();
    await move(manager, application.id, 'screening');
    expect((await move(seeker, application.id, 'withdrawn')).body).toMatchObject({
      status: 'withdrawn',
      next_statuses: [],
    });
    expect((await move(manager, application.id, 'screening')).body.status).toBe('screening');
  });
});

describe('GET /api/v1/applications/:id', () => {
  it('follows the permission table and returns 404 to others', async () => {
    const { tenant, manager, seeker, application, job } = await createApplication();
    const sponsorId = await makeOrganisation(app(), tenant, { kind: 'non_profit' });
    const { db } = app().services.database;
    await db
      .updateTable('seeker_profiles')
      .set({ sponsor_organisation_id: sponsorId })
      .where('user_id', '=', seeker.id)
      .execute();
    const sameOrganisation = { organisationId: manager.organisationId ?? 0 };
    const teamMember = await makeAccount(app(), tenant, 'hiring_member', sameOrganisation);
    await db.insertInto('job_team').values({ tenant_id: tenant.id, job_id: job.id, user_id: teamMember.id }).execute();
    const account = (role: Role, options = {}) => makeAccount(app(), tenant, role, options);
    const expected: [string, TestAccount, number][] = [
      ['its job seeker', seeker, 200],
      ['the job owner', manager, 200],
      ['a member of the job team', teamMember, 200],
      ['the partner of the job seeker', await account('recruiter', { organisationId: sponsorId }), 200],
      ['an administrator', await account('admin'), 200],
      ['a concierge', await account('concierge_member'), 200],
      ['a program manager', await account('program_manager'), 200],
      ['another job seeker', await account('job_seeker'), 404],
      ['a lead of another employer', await account('hiring_manager'), 404],
      ['a member who is not on the team', await account('hiring_member', sameOrganisation), 404],
      ['another partner', await account('recruiter'), 404],
      ['a skilling partner', await account('skilling_partner'), 403],
      ['an administrator of another tenant', await makeAccount(app(), await makeTenant(app()), 'admin'), 404],
    ];
    for (const [who, caller, status] of expected) {
      expect([who, (await read(caller, application.id)).status]).toEqual([who, status]);
      const list = await send(app(), caller, applicationsApi.list);
      const isListed = list.status === 200 && list.body.applications.some(({ id }) => id === application.id);
      expect([who, isListed]).toEqual([who, status === 200]);
    }
  });
});

describe('GET /api/v1/jobs/:id', () => {
  it('marks a sourced application as an invitation', async () => {
    const { seeker, job, application } = await createApplication();
    const readOwn = async () => (await send(app(), seeker, jobsApi.read, { params: { id: String(job.id) } })).body;
    expect(await readOwn()).toMatchObject({ own_application_id: application.id, is_invited: false });
    const { db } = app().services.database;
    await db.updateTable('applications').set({ status: 'sourced' }).where('id', '=', application.id).execute();
    expect(await readOwn()).toMatchObject({ own_application_id: application.id, is_invited: true });
  });
});

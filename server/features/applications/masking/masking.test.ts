import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { maskingApi } from '#domain/features/applications/masking/contract.ts';
import { filesApi } from '#domain/features/files/contract.ts';
import { messagesApi } from '#domain/features/messages/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { peopleSearchApi } from '#domain/features/seekers/search/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { buildHeaders, buildPath, send } from '#server/testing/send.ts';

const app = testApp();

/** Each word identifies the person; none may be in an answer about the masked application. */
const canaries = /zebulon|quixwell|lochinvar|(?<![\w.-])1987(?!\w)|555-0134|canaryfile|zq@/i;

const resumeText = [
  'Zebulon Quixwell',
  'zq@canary.example | (404) 555-0134',
  'EXPERIENCE',
  'Data Analyst, Mill, March 1987 - June 1987',
  'EDUCATION',
  'Lochinvar Academy, BSc, 1987',
].join('\n');

async function saveProfile(seeker: TestAccount) {
  const { body: profile } = await send(app(), seeker, seekersApi.profile);
  const { full_name: _name, email: _email, version, strength: _strength, strength_parts: _parts, ...own } = profile;
  const fields = {
    headline: 'Analyst, Zebulon Quixwell',
    summary: 'I am Zebulon from Lochinvar Academy, born 1987.',
    phone: '(404) 555-0134',
    skills: ['SQL'],
    links: ['https://zebulon-quixwell.example'],
    education: [{ school: 'Lochinvar Academy', degree: 'BSc', field: 'Math', start: '1987', end: '1987' }],
    experience: [{ title: 'Analyst', employer: 'Mill', start: '1987-03', end: '1987-06', text: 'Led by Quixwell' }],
  };
  const saved = await send(app(), seeker, seekersApi.saveProfile, {
    body: { profile: { ...own, ...fields }, version },
  });
  expect(saved.status).toBe(200);
}

const write = (account: TestAccount, id: number, text: string, file?: File) =>
  send(app(), account, messagesApi.send, {
    params: { id: String(id) },
    body: { client_id: randomUUID(), text, ...(file ? { file } : {}) } as never,
  });

/** A masked application with the person's data in every place that staff can read. */
async function createMasked() {
  const tenant = await makeTenant(app());
  const sponsorId = await makeOrganisation(app(), tenant, { kind: 'non_profit', name: 'Open Door' });
  const manager = await makeAccount(app(), tenant, 'hiring_manager', { fullName: 'Marisol Quint' });
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Zebulon Quixwell', sponsorId });
  await saveProfile(seeker);
  const file = new File([resumeText], 'canaryfile.txt', { type: 'text/plain' });
  const uploaded = await send(app(), seeker, seekersApi.uploadResume, { body: { file } as never });
  expect(uploaded.status).toBeLessThan(300);
  const { body: resumes } = await send(app(), seeker, seekersApi.resumes);
  const resume = resumes.resumes[0];
  const question = { id: 'why', kind: 'long_text', text: 'Why this job?', required: false } as const;
  const job = await makeJob(app(), manager, { screening_questions: [question] as never });
  const stages = { params: { id: String(job.id) }, body: { stages: ['applied', 'screening'] as never } };
  expect((await send(app(), manager, maskingApi.save, stages)).status).toBe(200);
  const applied = await send(app(), seeker, applicationsApi.apply, {
    params: { id: String(job.id) },
    body: {
      resume_id: resume?.id ?? null,
      answers: [{ question_id: 'why', text: 'Because Zebulon likes it' }],
      cover_note: 'Yours, Zebulon Quixwell, zq@canary.example',
    },
  });
  expect(applied.status).toBe(201);
  const { id } = applied.body;
  await write(seeker, id, 'Hello, Zebulon here', new File([resumeText], 'canaryfile.txt', { type: 'text/plain' }));
  return { tenant, sponsorId, manager, seeker, job, id, path: resume?.path ?? '' };
}

const staffRoles: readonly Role[] = ['hiring_manager', 'hiring_member', 'admin', 'concierge_member', 'program_manager'];

async function makeReader(role: Role, { tenant, manager, job }: Awaited<ReturnType<typeof createMasked>>) {
  if (role === 'hiring_manager') return manager;
  if (role !== 'hiring_member') return makeAccount(app(), tenant, role);
  const member = await makeAccount(app(), tenant, role, { organisationId: manager.organisationId ?? 0 });
  const row = { tenant_id: tenant.id, job_id: job.id, user_id: member.id };
  await app().services.database.db.insertInto('job_team').values(row).execute();
  return member;
}

/** Pages about people, which show no applications: tenant staff may read every profile there. */
const profilePaths = /^\/api\/v1\/(seekers|people-search)/;

describe('masked review', () => {
  it.each(staffRoles)('no answer to GET shows the person of a masked application to %s', async (role) => {
    const masked = await createMasked();
    const reader = await makeReader(role, masked);
    const isTenantRole = role !== 'hiring_manager' && role !== 'hiring_member';
    const leaks: string[] = [];
    for (const contract of app().app.contracts) {
      if (contract.method !== 'GET' || (isTenantRole && profilePaths.test(contract.path))) continue;
      for (const id of [masked.id, masked.job.id, masked.seeker.id]) {
        const response = await request(`${app().url}${buildPath(contract, { id, token: id, name: id })}`, {
          method: 'GET',
          headers: buildHeaders(reader, contract, undefined),
        });
        if (canaries.test(response.text)) leaks.push(`${contract.path} (${id}): ${canaries.exec(response.text)?.[0]}`);
      }
    }
    expect(leaks).toEqual([]);
  });

  it('notifications and emails name the number of the application', async () => {
    const { manager } = await createMasked();
    const { rows } = await app().services.database.pool.query(
      `select phrase_values::text as text from notifications where user_id = $1
       union all select phrase_values::text from mails where user_id = $1`,
      [manager.id],
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toMatch(canaries);
  });

  it('downloads of the résumé and of files in messages are refused', async () => {
    const masked = await createMasked();
    const { rows } = await app().services.database.pool.query('select path from files where owner_user_id = $1', [
      masked.seeker.id,
    ]);
    expect(rows.length).toBe(2);
    for (const role of staffRoles) {
      const reader = await makeReader(role, masked);
      for (const { path } of rows) {
        const { status } = await send(app(), reader, filesApi.download, { body: { file_path: path } });
        expect([role, status]).toEqual([role, 404]);
      }
    }
  });

  it('searches by name, message text, and profile do not find the application', async () => {
    const { manager, job, id } = await createMasked();
    const list = (words?: string) =>
      send(app(), manager, applicationsApi.ofJob, { params: { id: String(job.id) }, query: words ? { words } : {} });
    expect((await list()).body.applications).toMatchObject([
      { id, is_masked: true, seeker: { id: 0, name: `#${id}` } },
    ]);
    expect((await list('zebulon')).body.applications).toEqual([]);
    expect((await list('software')).body.applications).toMatchObject([{ id, seeker: { name: `#${id}` } }]);
    const messages = await send(app(), manager, messagesApi.list, { query: { words: 'Zebulon' } });
    expect(messages.body.conversations).toEqual([]);
    expect((await send(app(), manager, peopleSearchApi.find, { query: { words: 'zebulon' } })).body.people).toEqual([]);
    expect((await send(app(), manager, peopleSearchApi.find, { query: {} })).body.people).toEqual([]);
  });

  it('shows skills, work, and answers without what identifies the person', async () => {
    const { manager, id } = await createMasked();
    const { body } = await send(app(), manager, applicationsApi.read, { params: { id: String(id) } });
    expect(body).toMatchObject({
      is_masked: true,
      can_reveal: true,
      profile: { skills: ['SQL'], experience: [{ title: 'Analyst', employer: 'Mill', start: '', end: '' }] },
      answers: [{ text: 'Because ▮▮▮ likes it' }],
      resume: { file_name: '', path: '' },
    });
  });

  it('messages still arrive: the team writes to the person it does not know', async () => {
    const { manager, seeker, id } = await createMasked();
    expect((await write(manager, id, 'Thank you for applying')).status).toBe(201);
    const { body } = await send(app(), seeker, messagesApi.thread, { params: { id: String(id) }, query: {} });
    expect(body.messages.at(-1)).toMatchObject({ text: 'Thank you for applying', side: 'team' });
    expect(body.messages[0]?.files).toMatchObject([{ file_name: 'canaryfile.txt' }]);
  });

  it('the person and the supporting partner see everything', async () => {
    const { tenant, seeker, sponsorId, id } = await createMasked();
    const partner = await makeAccount(app(), tenant, 'recruiter', { organisationId: sponsorId });
    for (const reader of [seeker, partner]) {
      const { body } = await send(app(), reader, applicationsApi.read, { params: { id: String(id) } });
      expect([body.is_masked, body.seeker.name]).toEqual([false, 'Zebulon Quixwell']);
    }
  });
});

describe('POST /api/v1/applications/:id/reveal', () => {
  it('reveals to the caller only, with the reason in the audit trail', async () => {
    const masked = await createMasked();
    const { tenant, manager, id } = masked;
    const params = { id: String(id) };
    expect((await send(app(), manager, maskingApi.reveal, { params, body: { reason: '' } })).status).toBe(400);
    const reason = 'I know this person and must step back';
    const { body } = await send(app(), manager, maskingApi.reveal, { params, body: { reason } });
    expect([body.is_masked, body.can_reveal, body.seeker.name]).toEqual([false, false, 'Zebulon Quixwell']);
    const { rows } = await app().services.database.pool.query(
      "select actor_user_id, detail from audit_events where tenant_id = $1 and action = 'application.reveal'",
      [tenant.id],
    );
    expect(rows).toEqual([{ actor_user_id: manager.id, detail: { reason } }]);
    const admin = await makeAccount(app(), tenant, 'admin');
    expect((await send(app(), admin, applicationsApi.read, { params })).body.is_masked).toBe(true);
    const member = await makeReader('hiring_member', masked);
    expect((await send(app(), member, maskingApi.reveal, { params, body: { reason } })).status).toBe(403);
  });

  it('an application that leaves the masked stages shows the person', async () => {
    const { manager, id } = await createMasked();
    const params = { id: String(id) };
    const { body } = await send(app(), manager, applicationsApi.read, { params });
    const moved = await send(app(), manager, applicationsApi.move, {
      params,
      body: { to: 'interview', version: body.version, note: '', message: '' },
    });
    expect([moved.body.is_masked, moved.body.seeker.name]).toEqual([false, 'Zebulon Quixwell']);
  });
});

describe('PUT /api/v1/jobs/:id/masked-review', () => {
  it('is for those who manage the job, and refuses later stages', async () => {
    const masked = await createMasked();
    const params = { id: String(masked.job.id) };
    const read = await send(app(), masked.manager, maskingApi.read, { params });
    expect(read.body).toEqual({ stages: ['applied', 'screening'], can_change: true });
    const member = await makeReader('hiring_member', masked);
    expect((await send(app(), member, maskingApi.read, { params })).body.can_change).toBe(false);
    expect((await send(app(), member, maskingApi.save, { params, body: { stages: [] } })).status).toBe(403);
    const other = await makeAccount(app(), masked.tenant, 'hiring_manager', {
      organisationId: await makeOrganisation(app(), masked.tenant, { name: 'Other' }),
    });
    expect((await send(app(), other, maskingApi.save, { params, body: { stages: [] } })).status).toBe(404);
    const later = { params, body: { stages: ['offer'] as never } };
    expect((await send(app(), masked.manager, maskingApi.save, later)).status).toBe(400);
  });
});

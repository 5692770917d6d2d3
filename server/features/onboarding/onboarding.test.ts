import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { onboardingApi } from '#domain/features/onboarding/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();
type Mark = {
  step: 'consent' | 'comfort' | 'resume' | 'preferences' | 'needs' | 'organisation';
  state: 'open' | 'started' | 'done' | 'skipped';
  resume_id?: number;
};

function mark(caller: Caller, body: Mark) {
  return send(app(), caller, onboardingApi.mark, { body });
}

async function upload(account: TestAccount): Promise<number> {
  const form = new FormData();
  const bytes = await readFile('server/features/resumes/fixtures/career-changer.rtf');
  form.append('file', new Blob([new Uint8Array(bytes)]), 'career-changer.rtf');
  const response = await request(`${app().url}/api/v1/resumes`, {
    method: 'POST',
    headers: { host: account.host, authorization: `Bearer ${account.token}` },
    body: form,
  });
  return JSON.parse(response.text).resume.id;
}

describe('GET /api/v1/onboarding', () => {
  it.each([
    ['job_seeker', ['resume', 'preferences', 'needs', 'comfort']],
    ['hiring_manager', ['organisation', 'first_job', 'comfort']],
    ['skilling_partner', ['organisation', 'comfort']],
    ['program_manager', ['comfort']],
  ] as const)('returns the steps of a %s', async (role, steps) => {
    const tenant = await makeTenant(app());
    const account = await makeAccount(app(), tenant, role);
    await app()
      .services.database.db.updateTable('users')
      .set({ is_consent: true })
      .where('id', '=', account.id)
      .execute();
    const { body } = await send(app(), account, onboardingApi.read);
    expect(body.steps.map(({ id }) => id)).toEqual(steps);
    expect(body.current).toBe(steps[0]);
  });

  it('returns the current step and the résumé to review', async () => {
    const seeker = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    await mark(seeker, { step: 'consent', state: 'done' });
    await mark(seeker, { step: 'comfort', state: 'skipped' });
    const resumeId = await upload(seeker);
    await mark(seeker, { step: 'resume', state: 'started', resume_id: resumeId });
    const { body } = await send(app(), seeker, onboardingApi.read);
    expect(body).toMatchObject({ current: 'resume', resume_id: resumeId });
    const resume = await send(app(), seeker, onboardingApi.resume, { params: { id: String(resumeId) } });
    expect(resume.body).toMatchObject({ file_name: 'career-changer.rtf', parsed: { skills: expect.anything() } });
    await mark(seeker, { step: 'resume', state: 'done' });
    await mark(seeker, { step: 'preferences', state: 'done' });
    expect((await mark(seeker, { step: 'needs', state: 'skipped' })).body).toMatchObject({
      current: null,
      resume_id: null,
    });
    expect((await mark(seeker, { step: 'comfort', state: 'open' })).body.current).toBe('comfort');
  });
});

describe('PUT /api/v1/onboarding', () => {
  it('saves consent and does not allow to skip it', async () => {
    const seeker = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    expect((await send(app(), seeker, accountsApi.me)).body.is_consent).toBe(false);
    expect((await mark(seeker, { step: 'consent', state: 'skipped' })).status).toBe(400);
    expect((await mark(seeker, { step: 'consent', state: 'done' })).body.current).toBe('resume');
    expect((await send(app(), seeker, accountsApi.me)).body.is_consent).toBe(true);
  });

  it('refuses steps of other roles and résumés of other users', async () => {
    const tenant = await makeTenant(app());
    const [one, other] = [
      await makeAccount(app(), tenant, 'job_seeker'),
      await makeAccount(app(), tenant, 'job_seeker'),
    ];
    expect((await mark(one, { step: 'organisation', state: 'done' })).status).toBe(400);
    const resumeId = await upload(other);
    expect((await mark(one, { step: 'resume', state: 'started', resume_id: resumeId })).status).toBe(404);
    expect((await send(app(), one, onboardingApi.resume, { params: { id: String(resumeId) } })).status).toBe(404);
  });
});

import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { applicationDraftsApi } from '#domain/features/applications/draft.ts';
import { sourcingApi } from '#domain/features/applications/sourcing/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { journalApi } from '#domain/features/journal/contract.ts';
import { messagesApi } from '#domain/features/messages/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeOrganisation, type TestAccount } from '#server/testing/factories.ts';
import {
  createPartnerAndJob as create,
  idParams,
  suggestionReason as reason,
  sendApplication,
  suggestJob,
} from '#server/testing/hiring/suggestions.ts';
import { readMessages as readNotifications } from '#server/testing/notifications.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const createPartnerAndJob = () => create(app());
type Person = { readonly id: number };
const suggest = (staff: TestAccount, job: Person, ...people: readonly Person[]) =>
  suggestJob(app(), staff, job, ...people);
const applyTo = (seeker: TestAccount, jobId: number) => sendApplication(app(), seeker, jobId);

const readMessages = (account: TestAccount) => readNotifications(app(), account);
const readOwn = async (seeker: TestAccount) => (await send(app(), seeker, sourcingApi.own)).body.suggestions;

async function decline(seeker: TestAccount, message: string) {
  const [suggestion] = await readOwn(seeker);
  if (!suggestion) throw new Error('There is no suggestion');
  const body = { to: 'withdrawn' as const, version: suggestion.version, message };
  return send(app(), seeker, applicationsApi.move, { ...idParams(suggestion.application_id), body });
}

describe('POST /api/v1/jobs/:id/suggestions', () => {
  it('suggests the job, and the person reads who suggests it and why', async () => {
    const { coach, job, ada } = await createPartnerAndJob();
    const { status, body } = await suggest(coach, job, ada);
    expect([status, body.people]).toEqual([201, [{ id: ada.id, name: 'Ada Own', block: null }]]);
    expect(await readOwn(ada)).toMatchObject([
      {
        by: 'Ines Okafor',
        organisation: 'Open Door',
        reason,
        is_open: true,
        job: { id: job.id, salary: { min: 80_000 } },
      },
    ]);
    expect(await readMessages(ada)).toEqual([
      `Ines Okafor, Open Door suggested a job for you: Data Analyst at ${job.company}. It’s your choice whether to apply.`,
    ]);
    const mails = await app()
      .services.database.db.selectFrom('mails')
      .selectAll()
      .where('user_id', '=', ada.id)
      .execute();
    expect(mails.map(({ kind, path }) => [kind, path])).toEqual([
      ['notification', expect.stringMatching(/^\/applications\/\d+$/)],
    ]);
  });

  it('repeated and concurrent requests suggest it once', async () => {
    const { coach, job, ada } = await createPartnerAndJob();
    const answers = await Promise.all([suggest(coach, job, ada), suggest(coach, job, ada, ada)]);
    const blocks = answers.map(({ body }) => body.people[0]?.block ?? null);
    expect(blocks.toSorted()).toEqual([null, 'suggested'].toSorted());
    expect((await suggest(coach, job, ada)).body.people).toMatchObject([{ block: 'suggested' }]);
    expect(await readOwn(ada)).toHaveLength(1);
    expect(await readMessages(ada)).toHaveLength(1);
  });

  it('names the reason for each person to whom it suggests nothing', async () => {
    const { coach, job, ada, bo, alone } = await createPartnerAndJob();
    await applyTo(bo, job.id);
    const body = { people: [ada.id, bo.id, alone.id] };
    const preview = await send(app(), coach, sourcingApi.preview, { ...idParams(job.id), body });
    const expected = [
      { id: ada.id, name: 'Ada Own', block: null },
      { id: bo.id, name: 'Bo Own', block: 'applied' },
      { id: alone.id, name: '', block: 'not_found' },
    ];
    expect(preview.body.people).toEqual(expected);
    expect(await readOwn(ada)).toEqual([]);
    expect((await suggest(coach, job, ada, bo, alone)).body.people).toEqual(expected);
    expect(await readOwn(alone)).toEqual([]);
  });

  it('does not reveal to another partner that a person has applied', async () => {
    const { otherCoach, job, bo } = await createPartnerAndJob();
    const { db } = app().services.database;
    await db.updateTable('seeker_profiles').set({ is_discoverable: true }).where('user_id', '=', bo.id).execute();
    await applyTo(bo, job.id);
    expect((await suggest(otherCoach, job, bo)).body.people).toMatchObject([{ block: 'unavailable' }]);
  });

  it('refuses a closed job, a missing reason, and roles that suggest nothing', async () => {
    const { tenant, coach, manager, job, ada } = await createPartnerAndJob();
    const other = await makeAccount(app(), tenant, 'hiring_manager', {
      organisationId: await makeOrganisation(app(), tenant, { name: 'Northwind' }),
    });
    expect((await suggest(other, job, ada)).status).toBe(404);
    expect((await suggest(ada, job, ada)).status).toBe(403);
    const empty = { people: [ada.id], reason: ' ' };
    expect(await send(app(), coach, sourcingApi.suggest, { ...idParams(job.id), body: empty })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'body.reason' }] },
    });
    expect((await suggest(manager, job, ada)).body.people).toMatchObject([{ block: 'not_found' }]);
    await app().services.database.db.updateTable('jobs').set({ status: 'paused' }).where('id', '=', job.id).execute();
    expect((await suggest(await makeAccount(app(), tenant, 'admin'), job, ada)).status).toBe(409);
  });
});

describe('a suggested application before the person agrees', () => {
  it('shows in no answer to the employer', async () => {
    const { coach, manager, job, ada } = await createPartnerAndJob();
    await suggest(coach, job, ada);
    const [suggestion] = await readOwn(ada);
    const id = suggestion?.application_id ?? 0;
    const answers = [
      await send(app(), manager, applicationsApi.list),
      await send(app(), manager, applicationsApi.list, { query: { words: 'Ada' } }),
      await send(app(), manager, applicationsApi.ofJob, idParams(job.id)),
      await send(app(), manager, applicationsApi.read, idParams(id)),
      await send(app(), manager, messagesApi.thread, idParams(id)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404]);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('Ada');
    expect(answers[2]?.body).toMatchObject({ applications: [], counts: { sourced: 0 } });
    expect(await readMessages(manager)).toEqual([]);
    const own = await send(app(), coach, applicationsApi.read, idParams(id));
    expect([own.status, own.body.next_statuses]).toEqual([200, []]);
  });

  it('an employer that suggested its own job to a former applicant sees it', async () => {
    const { manager, job, ada } = await createPartnerAndJob();
    await applyTo(ada, job.id);
    const second = await makeJob(app(), manager, { title: 'SQL Developer' });
    expect((await suggest(manager, second, ada)).body.people).toMatchObject([{ block: null }]);
    const list = await send(app(), manager, applicationsApi.ofJob, idParams(second.id));
    expect(list.body.applications).toMatchObject([{ status: 'sourced', seeker: { name: 'Ada Own' } }]);
  });
});

describe('POST /api/v1/jobs/:id/applications for a suggested job', () => {
  it('accepts the suggestion: the employer sees the application and the partner learns of it', async () => {
    const { coach, manager, job, ada } = await createPartnerAndJob();
    await suggest(coach, job, ada);
    const [suggestion] = await readOwn(ada);
    const sent = await applyTo(ada, job.id);
    expect([sent.status, sent.body.id]).toEqual([201, suggestion?.application_id]);
    expect((await applyTo(ada, job.id)).body.id).toBe(sent.body.id);
    const read = await send(app(), manager, applicationsApi.read, idParams(sent.body.id));
    expect(read.body).toMatchObject({ status: 'applied', seeker: { name: 'Ada Own' } });
    expect(read.body.applied_at).not.toBeNull();
    expect(await readOwn(ada)).toEqual([]);
    expect(await readMessages(manager)).toEqual(['Ada Own applied for Data Analyst.']);
    expect(await readMessages(coach)).toEqual(['Ada Own applied for Data Analyst, which you suggested.']);
    const { body } = await send(app(), coach, sourcingApi.ofPerson, idParams(ada.id));
    expect(body.suggestions).toMatchObject([{ job: { id: job.id }, state: 'accepted', by: 'Ines Okafor', reason }]);
  });
});

describe('POST /api/v1/applications/:id/status for a suggested job', () => {
  it('declines with a reason that only the partner reads', async () => {
    const { coach, manager, job, ada } = await createPartnerAndJob();
    await suggest(coach, job, ada);
    expect((await decline(ada, 'Too far from home.')).body.status).toBe('withdrawn');
    expect(await readMessages(coach)).toEqual(['Ada Own declined Data Analyst, which you suggested.']);
    const { body } = await send(app(), coach, sourcingApi.ofPerson, idParams(ada.id));
    expect(body.suggestions).toMatchObject([{ state: 'declined', decline_reason: 'Too far from home.' }]);
    expect((await suggest(coach, job, ada)).body.people).toMatchObject([{ block: 'declined' }]);
    const list = await send(app(), manager, applicationsApi.ofJob, idParams(job.id));
    expect(list.body).toMatchObject({ applications: [], counts: { withdrawn: 0 } });
  });

  it('lets the person who declined apply later on their own, once', async () => {
    const { coach, otherCoach, manager, job, ada } = await createPartnerAndJob();
    await suggest(coach, job, ada);
    await decline(ada, '');
    const page = await send(app(), ada, jobsApi.read, idParams(job.id));
    expect(page.body).toMatchObject({ own_application_id: null, is_invited: false });
    const body = { resume: 'none', answers: [], cover_note: 'Still interested', done: [] };
    const draft = await send(app(), ada, applicationDraftsApi.save, { ...idParams(job.id), body });
    expect(draft.status).toBe(200);
    const [first, second] = await Promise.all([applyTo(ada, job.id), applyTo(ada, job.id)]);
    expect([first.status, second.status, first.body.id]).toEqual([201, 201, second.body.id]);
    const seen = await send(app(), manager, applicationsApi.read, idParams(first.body.id));
    expect(seen.body.status).toBe('applied');
    expect(seen.body.events.map(({ from, to }) => [from, to])).toEqual([
      [null, 'sourced'],
      ['sourced', 'withdrawn'],
      ['withdrawn', 'applied'],
    ]);
    expect((await readMessages(coach)).filter((text) => text.includes('applied'))).toEqual([]);
    const sent = await send(app(), coach, sourcingApi.ofPerson, idParams(ada.id));
    expect(sent.body.suggestions).toMatchObject([{ state: 'declined' }]);
    expect((await suggest(coach, job, ada)).body.people).toMatchObject([{ block: 'applied' }]);
    expect((await suggest(otherCoach, job, ada)).body.people).toMatchObject([{ block: 'not_found' }]);
  });

  it('lets no one who withdrew a sent application apply again', async () => {
    const { job, ada } = await createPartnerAndJob();
    const { body } = await applyTo(ada, job.id);
    const move = { to: 'withdrawn' as const, version: 1 };
    expect((await send(app(), ada, applicationsApi.move, { ...idParams(body.id), body: move })).status).toBe(200);
    expect((await applyTo(ada, job.id)).body.id).toBe(body.id);
    expect((await send(app(), ada, applicationsApi.read, idParams(body.id))).body.status).toBe('withdrawn');
  });

  it('does not accept it without an application, and only once in two tabs', async () => {
    const { coach, job, ada } = await createPartnerAndJob();
    await suggest(coach, job, ada);
    const [suggestion] = await readOwn(ada);
    const move = (to: 'applied' | 'withdrawn') =>
      send(app(), ada, applicationsApi.move, {
        ...idParams(suggestion?.application_id ?? 0),
        body: { to, version: suggestion?.version ?? 0 },
      });
    expect((await move('applied')).status).toBe(409);
    expect((await move('withdrawn')).status).toBe(200);
    expect((await move('withdrawn')).status).toBe(409);
  });
});

describe('GET /api/v1/seekers/:id/suggestions', () => {
  it('returns 404 to other partners, and to the person’s own once the person has ended its support', async () => {
    const { coach, otherCoach, job, ada } = await createPartnerAndJob();
    await suggest(coach, job, ada);
    expect((await send(app(), otherCoach, sourcingApi.ofPerson, idParams(ada.id))).status).toBe(404);
    await send(app(), ada, journalApi.endSupport);
    expect((await send(app(), coach, sourcingApi.ofPerson, idParams(ada.id))).status).toBe(404);
    await decline(ada, 'I stopped.');
    expect(await readMessages(coach)).toEqual([]);
  });
});

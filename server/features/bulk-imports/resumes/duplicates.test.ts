import { describe, expect, it } from 'vitest';
import { resumeImportsApi } from '#domain/features/bulk-imports/resumes/contract.ts';
import { importedPeopleApi } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { importFiles, listItems, reviewFiles, writeResume } from '#server/testing/resume-imports.ts';
import { type Caller, send } from '#server/testing/send.ts';
import { runDueImports } from './process.ts';

const app = testApp();

async function makePartner() {
  const tenant = await makeTenant(app());
  const partner = await makeAccount(app(), tenant, 'recruiter');
  return { tenant, partner };
}

const ada = { name: 'ada.txt', bytes: writeResume('Ada Quill', { email: 'ada@example.com', phone: '503-555-0101' }) };
const bo = { name: 'bo.txt', bytes: writeResume('Bo Tran', { email: 'bo@example.com' }) };

async function listPeople(caller: Caller) {
  const { body } = await send(app(), caller, importedPeopleApi.list);
  return body.people;
}

async function readStatus(caller: Caller, query: { token?: string }) {
  const { body } = await send(app(), caller, resumeImportsApi.status, { query });
  return body;
}

describe('duplicates', () => {
  it('merges the same email by default and adds only what is missing', async () => {
    const { partner } = await makePartner();
    await importFiles(app(), partner, [bo]);
    const richer = {
      name: 'bo-2.txt',
      bytes: writeResume('Robert Tran', { email: 'bo@example.com', phone: '503-555-0199' }),
    };
    const token = await importFiles(app(), partner, [richer]);
    expect(await listItems(app(), partner, token)).toMatchObject([{ outcome: 'existing', reason: 'same_email' }]);
    const [person, ...others] = await listPeople(partner);
    expect([person?.full_name, person?.phone, person?.version, others]).toEqual(['Bo Tran', '503-555-0199', 2, []]);
    const { body } = await send(app(), partner, importedPeopleApi.read, { params: { id: String(person?.id) } });
    expect(body.files.map((file) => file.file_name)).toEqual(['bo.txt', 'bo-2.txt']);
  });

  it.each([
    ['keep', 'new', 2],
    ['skip', 'existing', 1],
    ['merge', 'existing', 1],
  ] as const)('%s -> %s, %i people', async (decision, outcome, count) => {
    const { partner } = await makePartner();
    await importFiles(app(), partner, [ada]);
    const twin = { name: 'twin.txt', bytes: writeResume('Áda Quill', { phone: '(503) 555-0101' }) };
    const token = await reviewFiles(app(), partner, [twin]);
    const [item] = await listItems(app(), partner, token);
    expect(item?.duplicates[0]).toMatchObject({ kind: 'person', reason: 'same_name_phone', name: 'Ada Quill' });
    await send(app(), partner, resumeImportsApi.decide, {
      params: { token, id: String(item?.id) },
      body: { decision },
    });
    await send(app(), partner, resumeImportsApi.confirm, { params: { token } });
    await runDueImports(app().services);
    expect((await listItems(app(), partner, token))[0]?.outcome).toBe(outcome);
    expect(await listPeople(partner)).toHaveLength(count);
  });

  it('imports the same files a second time as already existing', async () => {
    const { partner } = await makePartner();
    await importFiles(app(), partner, [ada, bo]);
    const token = await importFiles(app(), partner, [ada, bo]);
    const status = await readStatus(partner, { token });
    expect([status.newly_created_count, status.already_existing_count, status.skipped_count]).toEqual([0, 2, 0]);
  });

  it('finds a supported job seeker, whose profile cannot be merged, and never an account of others', async () => {
    const { tenant, partner } = await makePartner();
    const sponsorId = partner.organisationId ?? 0;
    const seeker = await makeAccount(app(), tenant, 'job_seeker', { sponsorId, fullName: 'Fay Oss' });
    const stranger = await makeAccount(app(), tenant, 'job_seeker');
    const token = await reviewFiles(app(), partner, [
      { name: 'fay.txt', bytes: writeResume('Fay Oss', { email: seeker.email }) },
      { name: 'gil.txt', bytes: writeResume('Gil Ash', { email: stranger.email }) },
    ]);
    const [fay, gil] = await listItems(app(), partner, token);
    expect(fay).toMatchObject({ decision: 'skip', duplicates: [{ kind: 'seeker', id: seeker.id }] });
    expect(gil).toMatchObject({ outcome: 'new', duplicates: [] });
    const params = { token, id: String(fay?.id) };
    const merge = await send(app(), partner, resumeImportsApi.decide, { params, body: { decision: 'merge' } });
    expect(merge.status).toBe(400);
  });
});

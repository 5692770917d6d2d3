import { describe, expect, it } from 'vitest';
import { resumeImportsApi } from '#domain/features/bulk-imports/resumes/contract.ts';
import { importedPeopleApi } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import { filesApi } from '#domain/features/files/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import {
  addFile,
  importFiles,
  listItems,
  readFixture,
  reviewFiles,
  sendFiles,
  writeResume,
} from '#server/testing/resume-imports.ts';
import { type Caller, send } from '#server/testing/send.ts';

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

async function readStatus(caller: Caller, query: { token?: string; duration?: 'all' | '15' } = {}) {
  const { body } = await send(app(), caller, resumeImportsApi.status, { query });
  return body;
}

describe('résumé import', () => {
  it('reads in the background and creates nothing before it is confirmed', async () => {
    const { partner } = await makePartner();
    const token = await reviewFiles(app(), partner, [ada, bo]);
    const { body } = await send(app(), partner, resumeImportsApi.read, { params: { token } });
    expect(body).toMatchObject({ state: 'review', file_name: 'ada.txt', counts: { total: 2, new: 2, read: 2 } });
    const [item] = await listItems(app(), partner, token);
    expect(item?.person?.email).toEqual({ value: 'ada@example.com', confidence: expect.any(Number) });
    expect(await listPeople(partner)).toEqual([]);
  });

  it('creates people of the partner and notifies the importer with the token', async () => {
    const { partner } = await makePartner();
    const token = await importFiles(app(), partner, [ada, bo]);
    expect((await listPeople(partner)).map((person) => person.full_name)).toEqual(['Bo Tran', 'Ada Quill']);
    const bell = await send(app(), partner, notificationsApi.all);
    expect(bell.body.data[0]).toMatchObject({ model_type: 'uploaded_files', token });
    expect(bell.body.data[0]?.message).toContain('New: 2');
  });

  it('ends each file in exactly one group with a reason', async () => {
    const { partner } = await makePartner();
    const files = [
      ada,
      { ...ada, name: 'copy.txt' },
      { name: 'nameless.txt', bytes: 'SKILLS\nSQL' },
      { name: 'no-contact.txt', bytes: writeResume('Cy Moss') },
      readFixture('password_protected.pdf'),
      readFixture('scanned_image_only.pdf'),
      readFixture('truncated.docx'),
      readFixture('png_renamed.pdf'),
      readFixture('xml_bomb_40MB.docx'),
      { name: 'program.exe', bytes: 'MZ' },
      readFixture('career-changer.resume.json'),
      readFixture('bad_email_and_date.resume.json'),
    ];
    const token = await importFiles(app(), partner, files);
    const items = await listItems(app(), partner, token);
    expect(Object.fromEntries(items.map((item) => [item.name, [item.outcome, item.reason]]))).toMatchObject({
      'ada.txt': ['new', null],
      'copy.txt': ['existing', 'same_file'],
      'nameless.txt': ['skipped', 'no_name'],
      'no-contact.txt': ['skipped', 'no_contact'],
      'password_protected.pdf': ['skipped', 'file_encrypted'],
      'scanned_image_only.pdf': ['skipped', 'file_no_text'],
      'png_renamed.pdf': ['skipped', 'file_content_mismatch'],
      'program.exe': ['skipped', 'file_type_not_allowed'],
      'career-changer.resume.json': ['new', null],
      'bad_email_and_date.resume.json': ['skipped', 'invalid_resume'],
    });
    const status = await readStatus(partner, { token });
    const sum = status.newly_created_count + status.already_existing_count + status.skipped_count;
    expect([sum, items.every((item) => item.state === 'done')]).toEqual([files.length, true]);
  });

  it('continues an upload without the files that arrived', async () => {
    const { partner } = await makePartner();
    const token = await sendFiles(app(), partner, [ada]);
    expect((await addFile(app(), partner, token, ada)).body).toEqual({ is_new: false });
    const { body } = await send(app(), partner, resumeImportsApi.files, { params: { token } });
    expect(body.files).toEqual([{ name: 'ada.txt', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });

  it('reads a CSV file of people by rows', async () => {
    const { partner } = await makePartner();
    const csv = 'First name;Last name;E-mail;Compétences\nDee;Ro;dee@example.com;SQL, Excel\nEd;;;\n';
    const token = await importFiles(app(), partner, [{ name: 'people.csv', bytes: csv }]);
    const items = await listItems(app(), partner, token);
    expect(items.map((item) => [item.row_number, item.outcome, item.reason])).toEqual([
      [2, 'new', null],
      [3, 'skipped', 'no_contact'],
    ]);
    expect(await listPeople(partner)).toMatchObject([{ full_name: 'Dee Ro', skills: ['SQL', 'Excel'] }]);
  });

  it('records a file that the browser could not send', async () => {
    const { partner } = await makePartner();
    const token = await sendFiles(app(), partner, []);
    const body = { name: 'large.pdf', reason: 'file_too_large' as const };
    await send(app(), partner, resumeImportsApi.addSkipped, { params: { token }, body });
    expect(await listItems(app(), partner, token)).toMatchObject([{ outcome: 'skipped', reason: 'file_too_large' }]);
  });

  it('deletes what was read when it is canceled', async () => {
    const { partner } = await makePartner();
    const token = await reviewFiles(app(), partner, [ada]);
    const { body } = await send(app(), partner, resumeImportsApi.cancel, { params: { token } });
    expect(body).toMatchObject({ state: 'canceled', counts: { total: 0 } });
    expect((await send(app(), partner, resumeImportsApi.confirm, { params: { token } })).status).toBe(409);
  });
});

describe('GET /api/v1/recruiter/bulk/resume/dataprocess/status', () => {
  it('returns the fields of the specification, by token and by duration', async () => {
    const { partner } = await makePartner();
    const token = await importFiles(app(), partner, [ada, { name: 'empty.txt', bytes: '' }]);
    const expected = {
      newly_created_files: [
        { resume_file: expect.stringMatching(/^resumes\/[\w-]+\/ada\.txt$/), person_name: 'Ada Quill' },
      ],
      already_existing_files: [],
      skipped_files: [{ resume_file: 'resumes/empty.txt', reason: 'file_empty' }],
      newly_created_count: 1,
      already_existing_count: 0,
      skipped_count: 1,
    };
    expect(await readStatus(partner, { token })).toMatchObject(expected);
    expect(await readStatus(partner, { duration: '15' })).toMatchObject(expected);
    app().passTime(16 * 60);
    expect(await readStatus(partner, { duration: '15' })).toMatchObject({ newly_created_count: 0, skipped_count: 0 });
    expect(await readStatus(partner, { duration: 'all' })).toMatchObject(expected);
    expect(await readStatus(partner)).toMatchObject(expected);
  });

  it('downloads the list as CSV that a spreadsheet does not evaluate', async () => {
    const { partner } = await makePartner();
    const token = await importFiles(app(), partner, [ada, { name: '=HYPERLINK(1).txt', bytes: '' }]);
    const { body } = await send(app(), partner, resumeImportsApi.download, { query: { token } });
    expect(
      Buffer.from(body as never)
        .toString()
        .split('\r\n'),
    ).toEqual([
      '\u{feff}Group,File,Person,Reason',
      'New,ada.txt,Ada Quill,',
      "Skipped,'=HYPERLINK(1).txt,,The file is empty.",
      '',
    ]);
  });

  it('downloads the file of an entry', async () => {
    const { partner, tenant } = await makePartner();
    const token = await importFiles(app(), partner, [ada]);
    const path = (await readStatus(partner, { token })).newly_created_files[0]?.resume_file ?? '';
    const organisationId = partner.organisationId ?? 0;
    const colleague = await makeAccount(app(), tenant, 'recruiter_member', { organisationId });
    const other = await makeAccount(app(), tenant, 'recruiter');
    const body = { file_path: path };
    expect((await send(app(), colleague, filesApi.download, { body })).status).toBe(200);
    expect((await send(app(), other, filesApi.download, { body })).status).toBe(404);
  });

  it.each([{ duration: '20' }, { token: '../x' }])('refuses %o', async (query) => {
    const { partner } = await makePartner();
    const answer = await send(app(), partner, resumeImportsApi.status, { query: query as never });
    expect(answer.status).toBe(400);
  });
});

describe('imports of others', () => {
  it('are not found, whatever is known of them', async () => {
    const { tenant, partner } = await makePartner();
    const token = await importFiles(app(), partner, [ada]);
    const [person] = await listPeople(partner);
    const other = await makeAccount(app(), tenant, 'recruiter');
    const params = { token };
    for (const api of [resumeImportsApi.read, resumeImportsApi.items, resumeImportsApi.files, resumeImportsApi.undo]) {
      expect((await send(app(), other, api, { params })).status).toBe(404);
    }
    expect((await readStatus(other, { token })).newly_created_files).toEqual([]);
    expect((await readStatus(other, { duration: 'all' })).newly_created_files).toEqual([]);
    expect(await listPeople(other)).toEqual([]);
    const read = await send(app(), other, importedPeopleApi.read, { params: { id: String(person?.id) } });
    expect(read.status).toBe(404);
    const admin = await makeAccount(app(), tenant, 'admin');
    expect(await listPeople(admin)).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { resumeImportsApi } from '#domain/features/bulk-imports/resumes/contract.ts';
import { importedPeopleApi } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { importFiles, listItems, writeResume } from '#server/testing/resume-imports.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();

const makePartner = async () => makeAccount(app(), await makeTenant(app()), 'recruiter');
const ada = { name: 'ada.txt', bytes: writeResume('Ada Quill', { email: 'ada@example.com' }) };
const adaAgain = {
  name: 'a.txt',
  bytes: writeResume('Ada Quill', { email: 'ada@example.com', phone: '503-555-0101' }),
};
const bo = { name: 'bo.txt', bytes: writeResume('Bo Tran', { email: 'bo@example.com' }) };

/** Every row that an import can create or change, in all tenants. */
async function readRows() {
  const { db } = app().services.database;
  const people = await db.selectFrom('imported_people').selectAll().orderBy('id').execute();
  const files = await db.selectFrom('files').selectAll().orderBy('id').execute();
  const links = await db.selectFrom('imported_person_files').selectAll().orderBy('file_id').execute();
  const accounts = await db.selectFrom('users').selectAll().orderBy('id').execute();
  const profiles = await db.selectFrom('seeker_profiles').selectAll().orderBy('user_id').execute();
  const resumes = await db.selectFrom('resumes').selectAll().orderBy('id').execute();
  return { people, files, links, accounts, profiles, resumes };
}

const undo = (caller: Caller, token: string) => send(app(), caller, resumeImportsApi.undo, { params: { token } });

describe('undo of a résumé import', () => {
  it('restores every row of an untouched import, also merges', async () => {
    const partner = await makePartner();
    await importFiles(app(), partner, [ada]);
    const before = await readRows();
    const token = await importFiles(app(), partner, [bo, adaAgain]);
    expect((await readRows()).people).not.toEqual(before.people);
    const { body } = await undo(partner, token);
    expect(body).toMatchObject({ state: 'undone', can_undo: false, undo_counts: { removed: 2, kept: 0 } });
    expect(await readRows()).toEqual(before);
  });

  it('takes back a merge into a person of the same import', async () => {
    const partner = await makePartner();
    const before = await readRows();
    const token = await importFiles(app(), partner, [ada, adaAgain]);
    expect((await readRows()).people.length).toBe(before.people.length + 1);
    await undo(partner, token);
    expect(await readRows()).toEqual(before);
  });

  it('keeps who was edited or merged since, with the reason', async () => {
    const partner = await makePartner();
    const token = await importFiles(app(), partner, [
      ada,
      bo,
      { name: 'cy.txt', bytes: writeResume('Cy Moss', { phone: '503-555-0177' }) },
    ]);
    const { body } = await send(app(), partner, importedPeopleApi.list);
    const edited = body.people.find((person) => person.full_name === 'Bo Tran');
    const { email, phone, headline, city, region, country } = edited ?? body.people[0] ?? expect.fail();
    await send(app(), partner, importedPeopleApi.save, {
      params: { id: String(edited?.id) },
      body: { person: { full_name: 'Bo T.', email, phone, headline, city, region, country }, version: 1 },
    });
    await importFiles(app(), partner, [adaAgain]);
    const undone = await undo(partner, token);
    expect(undone.body.undo_counts).toEqual({ removed: 1, kept: 2 });
    const items = await listItems(app(), partner, token);
    expect(items.map((item) => [item.name, item.state, item.kept_reason])).toEqual([
      ['ada.txt', 'done', 'merged'],
      ['bo.txt', 'done', 'edited'],
      ['cy.txt', 'undone', null],
    ]);
    const left = await send(app(), partner, importedPeopleApi.list);
    expect(left.body.people.map((person) => person.full_name).toSorted()).toEqual(['Ada Quill', 'Bo T.']);
  });

  it('is refused after 30 days and a second time', async () => {
    const partner = await makePartner();
    const first = await importFiles(app(), partner, [ada]);
    const second = await importFiles(app(), partner, [bo]);
    expect((await undo(partner, first)).status).toBe(200);
    expect((await undo(partner, first)).status).toBe(409);
    const { db } = app().services.database;
    const past = new Date(Date.now() - 1000);
    await db.updateTable('bulk_imports').set({ undo_until: past }).where('token', '=', second).execute();
    expect((await undo(partner, second)).status).toBe(409);
  });
});

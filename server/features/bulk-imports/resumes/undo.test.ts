import { describe, expect, it } from 'vitest';
import { resumeImportsApi } from '#domain/features/bulk-imports/resumes/contract.ts';
import { importedPeopleApi } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import { testApp } from '#server/testing/app.ts';
import { readTenantRows } from '#server/testing/database/tenant-rows.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { importFiles, listItems, writeResume } from '#server/testing/resume-imports.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();

async function makePartner() {
  const tenant = await makeTenant(app());
  return { tenant, partner: await makeAccount(app(), tenant, 'recruiter') };
}

const ada = { name: 'ada.txt', bytes: writeResume('Ada Quill', { email: 'ada@example.com' }) };
const adaAgain = {
  name: 'a.txt',
  bytes: writeResume('Ada Quill', { email: 'ada@example.com', phone: '503-555-0101' }),
};
const bo = { name: 'bo.txt', bytes: writeResume('Bo Tran', { email: 'bo@example.com' }) };

/** Tables that an undo leaves as they are. */
const keptTables = [
  // The audit trail.
  ...['audit_events', 'audit_marks', 'audit_seals'],
  // The history of the import, the message about its end, and the bytes that are deleted later.
  ...['bulk_imports', 'bulk_import_items', 'notifications', 'mails', 'discarded_files'],
];
const readRows = (tenantId: number) => readTenantRows(app(), tenantId, keptTables);

const undo = (caller: Caller, token: string) => send(app(), caller, resumeImportsApi.undo, { params: { token } });

describe('undo of a résumé import', () => {
  it('restores every row of an untouched import, also merges', async () => {
    const { tenant, partner } = await makePartner();
    await importFiles(app(), partner, [ada]);
    const before = await readRows(tenant.id);
    const token = await importFiles(app(), partner, [bo, adaAgain]);
    expect((await readRows(tenant.id)).imported_people).not.toEqual(before.imported_people);
    const { body } = await undo(partner, token);
    expect(body).toMatchObject({ state: 'undone', can_undo: false, undo_counts: { removed: 2, kept: 0 } });
    expect(await readRows(tenant.id)).toEqual(before);
  });

  it('takes back a merge into a person of the same import', async () => {
    const { tenant, partner } = await makePartner();
    const before = await readRows(tenant.id);
    const token = await importFiles(app(), partner, [ada, adaAgain]);
    expect((await readRows(tenant.id)).imported_people).toHaveLength(1);
    await undo(partner, token);
    expect(await readRows(tenant.id)).toEqual(before);
  });

  it('keeps who was edited or merged since, with the reason', async () => {
    const { partner } = await makePartner();
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
    const { partner } = await makePartner();
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

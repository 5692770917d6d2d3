import { describe, expect, it } from 'vitest';
import { duplicatesApi } from '#domain/features/bulk-imports/duplicates/contract.ts';
import { resumeImportsApi } from '#domain/features/bulk-imports/resumes/contract.ts';
import { importedPeopleApi } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import { runDueImports } from '#server/features/bulk-imports/resumes/process.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { invitationHelpers } from '#server/testing/people/person-invitations.ts';
import { mergeHelpers, personFile } from '#server/testing/people/person-merges.ts';
import { importFiles, listItems, reviewFiles } from '#server/testing/resume-imports.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { invite, inviteAndOpen, join } = invitationHelpers(app);
const { decisions, list, makePair, merge, read, readMerge, undo } = mergeHelpers(app);

const makePartner = async () => makeAccount(app(), await makeTenant(app()), 'recruiter');

async function readRows() {
  const { db } = app().services.database;
  const people = await db.selectFrom('imported_people').selectAll().orderBy('id').execute();
  const files = await db.selectFrom('imported_person_files').selectAll().orderBy('file_id').execute();
  const invitations = await db.selectFrom('person_invitations').selectAll().orderBy('person_id').execute();
  const accounts = await db.selectFrom('users').selectAll().orderBy('id').execute();
  const profiles = await db.selectFrom('seeker_profiles').selectAll().orderBy('user_id').execute();
  return { people, files, invitations, accounts, profiles };
}

describe('GET /api/v1/imported-people/duplicates', () => {
  it('lists the pairs of the caller’s organization only', async () => {
    const partner = await makePartner();
    const other = await makePartner();
    await makePair(other);
    const { key, reason, first, second } = await makePair(partner);
    expect([key, reason, first.name, second.name]).toEqual([
      `${first.id}-${second.id}`,
      'near_name_city',
      'Ada Quillon',
      'Ada Quillen',
    ]);
    expect((await read(other, key)).status).toBe(404);
    expect((await list(other)).total).toBe(1);
  });
});

describe('POST /api/v1/imported-people/duplicates/pairs/:key/merge', () => {
  it('keeps the chosen values, files, and skills; undo restores every row', async () => {
    const partner = await makePartner();
    const { key, first, second } = await makePair(partner);
    const before = await readRows();
    const merged = await merge(partner, key, { full_name: 'second', phone: 'second' });
    expect(merged.status).toBe(201);
    expect(merged.body).toMatchObject({
      id: first.id,
      full_name: 'Ada Quillen',
      email: 'a@example.com',
      phone: '503-555-0101',
    });
    expect(merged.body.files).toHaveLength(2);
    expect(await list(partner)).toMatchObject({ pairs: [], total: 0 });
    const people = await send(app(), partner, importedPeopleApi.list);
    expect(people.body.people.map(({ id }) => id)).toEqual([first.id]);
    const old = await send(app(), partner, importedPeopleApi.read, { params: { id: String(second.id) } });
    expect(old.body.id).toBe(first.id);
    const [decision] = await decisions(partner);
    expect(decision).toMatchObject({ kind: 'merge', undo_block: null });
    expect((await undo(partner, decision?.id ?? 0)).status).toBe(200);
    expect(await readRows()).toEqual(before);
    expect((await undo(partner, decision?.id ?? 0)).status).toBe(409);
  });

  it('of two merges at once leaves one winner', async () => {
    const partner = await makePartner();
    const { key } = await makePair(partner);
    const body = await readMerge(partner, key);
    const answers = await Promise.all(
      [body, { ...body, choices: { ...body.choices, full_name: 'second' as const } }].map((choice) =>
        send(app(), partner, duplicatesApi.merge, { params: { key }, body: choice }),
      ),
    );
    const [won, lost] = answers.map(({ status }) => status).toSorted();
    expect(won).toBe(201);
    expect([404, 409]).toContain(lost);
    expect(await decisions(partner)).toHaveLength(1);
  });
});

describe('a merged record', () => {
  it('recognizes the files and emails of a merged record in the next import', async () => {
    const partner = await makePartner();
    const { key, first } = await makePair(partner);
    await merge(partner, key);
    const token = await reviewFiles(app(), partner, [personFile('Ada Quillen', { email: 'b@example.com' })]);
    const [item] = await listItems(app(), partner, token);
    expect(item?.duplicates[0]).toMatchObject({ id: first.id, reason: 'same_email' });
    await send(app(), partner, resumeImportsApi.confirm, { params: { token } });
    await runDueImports(app().services);
    const { people } = (await send(app(), partner, importedPeopleApi.list)).body;
    expect(people.map(({ id }) => id)).toEqual([first.id]);
  });

  it('keeps merged people when their import is undone', async () => {
    const partner = await makePartner();
    await importFiles(app(), partner, [personFile('Ada Quillon', { email: 'a@example.com' })]);
    const token = await importFiles(app(), partner, [personFile('Ada Quillen', { email: 'b@example.com' })]);
    const [pair] = (await list(partner)).pairs;
    await merge(partner, pair?.key ?? '');
    const undone = await send(app(), partner, resumeImportsApi.undo, { params: { token } });
    expect(undone.body.undo_counts).toEqual({ removed: 0, kept: 1 });
    expect(await listItems(app(), partner, token)).toMatchObject([{ kept_reason: 'merged_record' }]);
  });
});

describe('POST /api/v1/imported-people/duplicates/merges/:id/undo', () => {
  it('is refused after the record was edited, merged again, or invited, or after 30 days', async () => {
    const partner = await makePartner();
    const { key, first } = await makePair(partner);
    await merge(partner, key);
    const [decision] = await decisions(partner);
    const id = decision?.id ?? 0;
    const block = async () => (await decisions(partner)).find((row) => row.id === id)?.undo_block;
    await invite(partner, first.id);
    expect(await block()).toBe('invited');
    expect((await undo(partner, id)).status).toBe(409);
    await importFiles(app(), partner, [personFile('Ada Quillin', { email: 'c@example.com' })]);
    const [next] = (await list(partner)).pairs;
    await merge(partner, next?.key ?? '');
    expect(await block()).toBe('edited');
    const { db } = app().services.database;
    const past = new Date(Date.now() - 1000);
    await db.updateTable('person_merges').set({ undo_until: past }).where('id', '=', id).execute();
    expect(await block()).toBe('expired');
  });
});

describe('invitations and files of merged records', () => {
  it('keeps both invitations: the link of the merged record joins the person', async () => {
    const tenant = await makeTenant(app());
    const partner = await makeAccount(app(), tenant, 'recruiter');
    const { key, first, second } = await makePair(partner);
    const token = await inviteAndOpen(partner, second.id, 'b@example.com');
    await merge(partner, key);
    expect((await invite(partner, first.id)).body.people[0]?.block).toBe('sent_today');
    expect((await join(tenant.visitor, token)).status).toBe(201);
    const { body } = await send(app(), partner, importedPeopleApi.read, { params: { id: String(first.id) } });
    expect(body.invitation?.state).toBe('accepted');
    expect(body.account_id).not.toBeNull();
  });

  it('deletes the merged records with the record', async () => {
    const partner = await makePartner();
    const { key, first, second } = await makePair(partner);
    await merge(partner, key);
    await send(app(), partner, importedPeopleApi.remove, { params: { id: String(first.id) } });
    const { people, files } = await readRows();
    expect(people.filter(({ id }) => id === first.id || id === second.id)).toEqual([]);
    expect(files.filter(({ person_id: id }) => id === first.id || id === second.id)).toEqual([]);
  });
});

describe('a record and the account of a supported job seeker', () => {
  async function makeAccountPair() {
    const tenant = await makeTenant(app());
    const partner = await makeAccount(app(), tenant, 'recruiter');
    await importFiles(app(), partner, [personFile('Fay Oss', { email: 'fay@example.com' })]);
    const sponsorId = partner.organisationId ?? 0;
    const seeker = await makeAccount(app(), tenant, 'job_seeker', { sponsorId, fullName: 'Fay Oss-Lane' });
    const { db } = app().services.database;
    await db.updateTable('users').set({ email: 'fay@example.com' }).where('id', '=', seeker.id).execute();
    const [pair] = (await list(partner)).pairs;
    return { partner, seeker, pair: pair ?? expect.fail('No pair') };
  }

  it('links the record and changes nothing of the account; undo restores every row', async () => {
    const { partner, seeker, pair } = await makeAccountPair();
    expect([pair.key, pair.second.kind]).toEqual([`${pair.first.id}-u${seeker.id}`, 'account']);
    const before = await readRows();
    const linked = await merge(partner, pair.key);
    expect(linked.body).toMatchObject({ full_name: 'Fay Oss', account_id: seeker.id, is_linked: true });
    const after = await readRows();
    expect([after.accounts, after.profiles]).toEqual([before.accounts, before.profiles]);
    expect((await list(partner)).total).toBe(0);
    const [decision] = await decisions(partner);
    expect(decision).toMatchObject({ kind: 'link', second_name: '' });
    await undo(partner, decision?.id ?? 0);
    expect(await readRows()).toEqual(before);
  });
});

describe('POST /api/v1/imported-people/duplicates/pairs/:key/distinct', () => {
  it('remembers that two records are two people, until they are reviewed again', async () => {
    const partner = await makePartner();
    const { key } = await makePair(partner);
    const mark = () => send(app(), partner, duplicatesApi.setDistinct, { params: { key } });
    expect((await mark()).status).toBe(201);
    expect((await list(partner)).total).toBe(0);
    expect((await mark()).status).toBe(404);
    expect((await read(partner, key)).status).toBe(404);
    const [decision] = await decisions(partner);
    expect(decision).toMatchObject({ kind: 'distinct', second_name: 'Ada Quillen' });
    const other = await makePartner();
    const params = { id: String(decision?.id) };
    expect((await send(app(), other, duplicatesApi.reviewAgain, { params })).status).toBe(404);
    expect((await send(app(), partner, duplicatesApi.reviewAgain, { params })).status).toBe(200);
    expect((await list(partner)).total).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { importedPeopleApi } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import { privacyApi } from '#domain/features/privacy/contract.ts';
import { eraseAccount } from '#server/features/privacy/erase-queries.ts';
import { runDueRetention } from '#server/features/retention/task.ts';
import { testApp } from '#server/testing/app.ts';
import { findTablesWith, readTenantRows } from '#server/testing/database/tenant-rows.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { idParams } from '#server/testing/hiring/suggestions.ts';
import { invitationHelpers, invitedPassword } from '#server/testing/people/person-invitations.ts';
import { mergeHelpers } from '#server/testing/people/person-merges.ts';
import { saveRetention } from '#server/testing/people/retention.ts';
import { importFiles, listItems, writeResume } from '#server/testing/resume-imports.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { inviteAndOpen, join } = invitationHelpers(app);
const { decisions, list, makePair, merge, read, undo } = mergeHelpers(app);

async function makePartner() {
  const tenant = await makeTenant(app());
  return { tenant, partner: await makeAccount(app(), tenant, 'recruiter') };
}

/** Tables that a merge changes only if it succeeds. */
const readRecords = async (tenantId: number) => {
  const { imported_people, person_merges, person_invitations, users, seeker_profiles } = await readTenantRows(
    app(),
    tenantId,
    [],
  );
  return { imported_people, person_merges, person_invitations, users, seeker_profiles };
};

describe('POST /api/v1/imported-people/duplicates/pairs/:key/merge', () => {
  it('is refused for two records that joined with different accounts, and changes nothing', async () => {
    const { tenant, partner } = await makePartner();
    const { key, first, second } = await makePair(partner);
    for (const [id, email] of [
      [first.id, 'a@example.com'],
      [second.id, 'b@example.com'],
    ] as const) {
      expect((await join(tenant.visitor, await inviteAndOpen(partner, id, email))).status).toBe(201);
    }
    expect((await read(partner, key)).body.has_two_accounts).toBe(true);
    const before = await readRecords(tenant.id);
    expect((await merge(partner, key)).status).toBe(409);
    expect(await readRecords(tenant.id)).toEqual(before);
  });

  it('is refused for a record that joined and the account of another job seeker', async () => {
    const { tenant, partner } = await makePartner();
    await importFiles(app(), partner, [{ name: 'a.txt', bytes: writeResume('Ada Quill', { email: 'a@example.com' }) }]);
    const [person] = (await send(app(), partner, importedPeopleApi.list)).body.people;
    const token = await inviteAndOpen(partner, person?.id ?? 0, 'a@example.com');
    expect((await join(tenant.visitor, token)).status).toBe(201);
    const sponsorId = partner.organisationId ?? 0;
    const other = await makeAccount(app(), tenant, 'job_seeker', { sponsorId, fullName: 'Ada M. Quill' });
    const { db } = app().services.database;
    await db.updateTable('seeker_profiles').set({ city: 'Portland' }).where('user_id', '=', other.id).execute();
    const key = `${person?.id}-u${other.id}`;
    expect((await read(partner, key)).body).toMatchObject({ reason: 'near_name_city', has_two_accounts: true });
    const before = await readRecords(tenant.id);
    expect((await merge(partner, key)).status).toBe(409);
    expect(await readRecords(tenant.id)).toEqual(before);
  });
});

describe('DELETE /api/v1/me/account', () => {
  it('reaches the invitation of a merged record', async () => {
    const { tenant, partner } = await makePartner();
    const { key, second } = await makePair(partner);
    const joined = await join(tenant.visitor, await inviteAndOpen(partner, second.id, 'b@example.com'));
    expect((await merge(partner, key)).status).toBe(201);
    const seeker = { ...tenant.visitor, token: joined.body.access };
    const deleted = await send(app(), seeker, privacyApi.deleteAccount, { body: { password: invitedPassword } });
    expect(deleted.status).toBe(200);
    expect((await readRecords(tenant.id)).person_invitations).toEqual([]);
  });

  it('reaches links that the undo of a merge would restore', async () => {
    const { tenant, partner } = await makePartner();
    const { key, first } = await makePair(partner);
    const token = await inviteAndOpen(partner, first.id, 'a@example.com');
    const joined = await join(tenant.visitor, token);
    const { pool } = app().services.database;
    await pool.query(
      `update imported_people p set linked_user_id = i.joined_user_id from person_invitations i
       where p.tenant_id = $1 and i.tenant_id = p.tenant_id and i.person_id = p.id`,
      [tenant.id],
    );
    expect((await merge(partner, key)).status).toBe(201);
    const seeker = { ...tenant.visitor, token: joined.body.access };
    await send(app(), seeker, privacyApi.deleteAccount, { body: { password: invitedPassword } });
    expect((await undo(partner, (await decisions(partner))[0]?.id ?? 0)).status).toBe(200);
    const { imported_people: people } = await readRecords(tenant.id);
    expect(people).toMatchObject([{ linked_user_id: null }, { linked_user_id: null }]);
  });
});

describe('DELETE /api/v1/me/account of a person whom an import compared', () => {
  it('removes the account from the reviews of imports', async () => {
    const { tenant, partner } = await makePartner();
    const sponsorId = partner.organisationId ?? 0;
    const seeker = await makeAccount(app(), tenant, 'job_seeker', { sponsorId, fullName: 'Fay Oss' });
    const file = { name: 'fay.txt', bytes: writeResume('Fay Oss-Lane', { email: seeker.email }) };
    const token = await importFiles(app(), partner, [file]);
    expect(await listItems(app(), partner, token)).toMatchObject([{ duplicates: [{ name: 'Fay Oss' }] }]);
    const { services } = app();
    const account = { tenantId: tenant.id, userId: seeker.id, email: seeker.email, now: services.clock() };
    const database = services.database.forTenant(tenant.id);
    await database.transaction().execute((db) => eraseAccount(db, account));
    expect(await listItems(app(), partner, token)).toMatchObject([{ duplicates: [] }]);
  });
});

const canary = 'Quillfeather';

/** Two merged records, and files that were sent again after the merge. Every text names the person. */
async function makeMergedPerson() {
  const { tenant, partner } = await makePartner();
  const write = (name: string, email: string) => ({
    name: `${name}.txt`,
    bytes: writeResume(name, { email, phone: '503-555-0101' }),
  });
  const file = write(`Marla ${canary}`, `a@${canary.toLowerCase()}.example`);
  await importFiles(app(), partner, [file]);
  await importFiles(app(), partner, [write(`Marlo ${canary}`, `b@${canary.toLowerCase()}.example`)]);
  const [pair] = (await list(partner)).pairs;
  expect((await merge(partner, pair?.key ?? '')).status).toBe(201);
  await importFiles(app(), partner, [file, { ...file, name: `${canary}-2.txt`, bytes: `${file.bytes}\nTyping` }]);
  return { tenant, partner, id: pair?.first.id ?? 0 };
}

describe('a merged person who is removed', () => {
  const named = ['bulk_import_items', 'bulk_imports', 'files', 'imported_people', 'person_merges'];

  it('by the partner -> is named in no table of the tenant', async () => {
    const { tenant, partner, id } = await makeMergedPerson();
    expect(await findTablesWith(app(), tenant.id, canary)).toEqual(named);
    expect((await send(app(), partner, importedPeopleApi.remove, idParams(id))).status).toBe(200);
    expect(await findTablesWith(app(), tenant.id, canary)).toEqual([]);
    const { bulk_import_items: items } = await readTenantRows(app(), tenant.id, []);
    expect(items).toMatchObject(Array(4).fill({ name: '–', created: {} }));
  });

  it('by the retention period -> is named in no table of the tenant', async () => {
    const { tenant } = await makeMergedPerson();
    const { pool } = app().services.database;
    await pool.query(`update imported_people set changed_at = now() - interval '2 years' where tenant_id = $1`, [
      tenant.id,
    ]);
    await saveRetention(app(), await makeAccount(app(), tenant, 'admin'), { imported_people: 12 });
    await runDueRetention(app().services);
    expect(await findTablesWith(app(), tenant.id, canary)).toEqual([]);
  });
});

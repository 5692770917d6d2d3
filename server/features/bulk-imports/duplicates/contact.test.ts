import { describe, expect, it } from 'vitest';
import { duplicatesApi } from '#domain/features/bulk-imports/duplicates/contract.ts';
import { importedPeopleApi } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import { seekerPoolApi } from '#domain/features/seekers/pool.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { idParams } from '#server/testing/hiring/suggestions.ts';
import { mergeHelpers } from '#server/testing/people/person-merges.ts';
import { importFiles, listItems, reviewFiles, writeResume } from '#server/testing/resume-imports.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();
const { decisions, list, makePair, merge, read, undo } = mergeHelpers(app);

const phone = '503-555-0142';
const city = 'Astoria';

/** A supported job seeker who hides phone and place, and a record of the partner with the same email. */
async function makeHiddenContact() {
  const tenant = await makeTenant(app());
  const partner = await makeAccount(app(), tenant, 'recruiter');
  const sponsorId = partner.organisationId ?? 0;
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { sponsorId, fullName: 'Fay Oss' });
  await app()
    .services.database.db.updateTable('seeker_profiles')
    .set({ phone, city, hidden_fields: ['phone', 'place'] })
    .where('user_id', '=', seeker.id)
    .execute();
  const resume = writeResume('Fay Oss-Lane', { email: seeker.email, phone: '503-555-0199' });
  return { partner, seeker, file: { name: 'fay.txt', bytes: resume } };
}

/** Everything that the partner reads about records, duplicates, and decisions. */
async function readAll(partner: Caller, personId: number, userId: number): Promise<string> {
  const answers = [
    await send(app(), partner, importedPeopleApi.list),
    await send(app(), partner, importedPeopleApi.read, idParams(personId)),
    await send(app(), partner, duplicatesApi.list),
    await send(app(), partner, duplicatesApi.decisions),
    await send(app(), partner, seekerPoolApi.read, idParams(userId)),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(200));
  return JSON.stringify(answers.map(({ body }) => body));
}

const leaks = (text: string) => [phone, phone.replaceAll('-', ''), city].filter((value) => text.includes(value));

describe('a contact that a job seeker hides from its partner', () => {
  it('stays hidden in the review of an import', async () => {
    const { partner, seeker, file } = await makeHiddenContact();
    const token = await reviewFiles(app(), partner, [file]);
    const items = await listItems(app(), partner, token);
    expect(items).toMatchObject([{ duplicates: [{ kind: 'seeker', id: seeker.id, reason: 'same_email' }] }]);
    expect(leaks(JSON.stringify(items))).toEqual([]);
  });

  it('is no reason for a duplicate', async () => {
    const { partner } = await makeHiddenContact();
    const token = await reviewFiles(app(), partner, [{ name: 'fay.txt', bytes: writeResume('Fay Oss', { phone }) }]);
    expect(await listItems(app(), partner, token)).toMatchObject([{ outcome: 'new', duplicates: [] }]);
  });

  it('stays hidden in the comparison, after the record is linked, and after the link is undone', async () => {
    const { partner, seeker, file } = await makeHiddenContact();
    const { db } = app().services.database;
    // Imported before the account had this address.
    await db.updateTable('users').set({ email: 'earlier@example.com' }).where('id', '=', seeker.id).execute();
    await importFiles(app(), partner, [file]);
    await db.updateTable('users').set({ email: seeker.email }).where('id', '=', seeker.id).execute();
    const [pair] = (await list(partner)).pairs;
    const { key, first } = pair ?? expect.fail('No pair');
    expect(key).toBe(`${first.id}-u${seeker.id}`);
    expect(leaks(JSON.stringify((await read(partner, key)).body))).toEqual([]);
    expect(leaks(await readAll(partner, first.id, seeker.id))).toEqual([]);
    expect((await merge(partner, key)).status).toBe(201);
    expect(leaks(await readAll(partner, first.id, seeker.id))).toEqual([]);
    expect((await undo(partner, (await decisions(partner))[0]?.id ?? 0)).status).toBe(200);
    expect(leaks(await readAll(partner, first.id, seeker.id))).toEqual([]);
  });
});

describe('a contact that was not chosen in a merge', () => {
  it('is in no list, and returns with undo', async () => {
    const tenant = await makeTenant(app());
    const partner = await makeAccount(app(), tenant, 'recruiter');
    const { key } = await makePair(partner);
    expect((await merge(partner, key, { email: 'second', phone: 'first' })).status).toBe(201);
    const people = JSON.stringify((await send(app(), partner, importedPeopleApi.list)).body);
    expect(people).toContain('b@example.com');
    expect(people).not.toContain('a@example.com');
    await undo(partner, (await decisions(partner))[0]?.id ?? 0);
    const again = (await send(app(), partner, importedPeopleApi.list)).body.people;
    expect(again.map(({ email }) => email).toSorted()).toEqual(['a@example.com', 'b@example.com']);
  });
});

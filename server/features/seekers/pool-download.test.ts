import { describe, expect, it } from 'vitest';
import { journalApi } from '#domain/features/journal/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { seekerColumns, seekerPoolApi } from '#domain/features/seekers/pool.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function createTaggedPerson() {
  const tenant = await makeTenant(app());
  const sponsorId = await makeOrganisation(app(), tenant, { kind: 'non_profit', name: 'Open Door' });
  const otherId = await makeOrganisation(app(), tenant, { kind: 'non_profit', name: 'Other Door' });
  const coach = await makeAccount(app(), tenant, 'recruiter', { organisationId: sponsorId });
  const ada = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ada Own', sponsorId });
  await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Bo Own', sponsorId });
  const params = { id: String(ada.id) };
  await send(app(), coach, journalApi.saveTags, { params, body: { tags: ['Night shift'] } });
  return { tenant, coach, ada, otherCoach: await makeAccount(app(), tenant, 'recruiter', { organisationId: otherId }) };
}

async function setHeadline(seeker: TestAccount, headline: string): Promise<void> {
  const { body } = await send(app(), seeker, seekersApi.profile);
  const { full_name: _name, email: _email, version, strength: _strength, strength_parts: _parts, ...profile } = body;
  await send(app(), seeker, seekersApi.saveProfile, { body: { version, profile: { ...profile, headline } } });
}

async function findNames(account: TestAccount, tag: string): Promise<string[]> {
  const { body } = await send(app(), account, seekerPoolApi.list, { query: { tag } });
  return body.seekers.map(({ name }) => name);
}

async function readLines(
  account: TestAccount,
  query: { tag?: string; sort?: 'name'; words?: string },
): Promise<string[]> {
  const { body } = await send(app(), account, seekerPoolApi.download, { query });
  return Buffer.from(body as unknown as Uint8Array)
    .toString('utf8')
    .replace('\u{feff}', '')
    .trimEnd()
    .split('\r\n');
}

describe('GET /api/v1/seekers?tag=', () => {
  it('lists the people with the tag whom the caller’s organization supports', async () => {
    const { coach, otherCoach, ada } = await createTaggedPerson();
    await expect.poll(() => findNames(coach, 'night shift')).toEqual(['Ada Own']);
    expect(await findNames(coach, 'Day shift')).toEqual([]);
    expect(await findNames(otherCoach, 'Night shift')).toEqual([]);
    await send(app(), ada, journalApi.endSupport);
    expect(await findNames(coach, 'Night shift')).toEqual([]);
  });
});

describe('GET /api/v1/seekers/csv', () => {
  it('contains the filtered list, and no cell that a spreadsheet runs', async () => {
    const { coach, ada } = await createTaggedPerson();
    await setHeadline(ada, '=HYPERLINK("http://evil.test")');
    await expect.poll(async () => (await readLines(coach, { sort: 'name' })).length).toBe(3);
    const [head, line, ...more] = await readLines(coach, { tag: 'Night shift' });
    expect([head, more]).toEqual([seekerColumns.join(','), []]);
    expect(line).toContain(`Ada Own,"'=HYPERLINK(""http://evil.test"")"`);
    expect(line).toContain('Night shift');
  });

  it('is audited without the words, and closed to employers', async () => {
    const { tenant, coach } = await createTaggedPerson();
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    expect((await send(app(), manager, seekerPoolApi.download, { query: {} })).status).toBe(403);
    await readLines(coach, { words: 'night owl' });
    const { db } = app().services.database;
    const entries = await db
      .selectFrom('audit_events')
      .select(['actor_user_id', 'detail'])
      .where('tenant_id', '=', tenant.id)
      .where('action', '=', 'seeker.download')
      .execute();
    expect(entries).toEqual([{ actor_user_id: coach.id, detail: { filters: ['words'] } }]);
  });
});

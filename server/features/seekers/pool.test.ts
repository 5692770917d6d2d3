import { describe, expect, it } from 'vitest';
import { privacyApi } from '#domain/features/privacy/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { seekerPoolApi } from '#domain/features/seekers/pool.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function names(account: TestAccount, query: Record<string, string | string[]> = {}) {
  const { body } = await send(app(), account, seekerPoolApi.list, { query });
  return body.seekers.map((seeker) => seeker.name);
}

async function saveProfile(seeker: TestAccount, fields: object) {
  const { body: profile } = await send(app(), seeker, seekersApi.profile);
  const { full_name: _name, email: _email, version, strength: _strength, strength_parts: _parts, ...own } = profile;
  const saved = await send(app(), seeker, seekersApi.saveProfile, {
    body: { profile: { ...own, ...fields }, version },
  });
  expect(saved.status).toBe(200);
}

async function makeDiscoverable(seeker: TestAccount) {
  const saved = await send(app(), seeker, privacyApi.setDiscoverable, { body: { is_discoverable: true } });
  expect(saved.status).toBe(200);
}

async function createSeekers() {
  const tenant = await makeTenant(app());
  const sponsorId = await makeOrganisation(app(), tenant, { kind: 'non_profit', name: 'Open Door' });
  const own = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ada Own', sponsorId });
  const found = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Bo Found' });
  const hidden = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Cy Hidden' });
  await makeDiscoverable(found);
  const recruiter = await makeAccount(app(), tenant, 'recruiter', { organisationId: sponsorId });
  const admin = await makeAccount(app(), tenant, 'admin');
  return { tenant, own, found, hidden, recruiter, admin };
}

describe('GET /api/v1/seekers', () => {
  it('lists sponsored and discoverable job seekers to partners, and all to administrators', async () => {
    const { recruiter, admin, own } = await createSeekers();
    expect(await names(recruiter, { sort: 'name' })).toEqual(['Ada Own', 'Bo Found']);
    expect(await names(admin, { sort: 'name' })).toEqual(['Ada Own', 'Bo Found', 'Cy Hidden']);
    const { body } = await send(app(), recruiter, seekerPoolApi.list, { query: { words: 'ada' } });
    expect(body).toMatchObject({ seekers: [{ id: own.id, is_own: true, partner: 'Open Door' }], total: { count: 1 } });
  });

  it('filters by text, skills, and location', async () => {
    const { admin, own, found } = await createSeekers();
    await saveProfile(own, {
      headline: 'Quiet tester',
      skills: ['SQL', 'Making lighthouses'],
      city: 'Atlanta',
      region: 'GA',
    });
    await saveProfile(found, { skills: ['SQL'], city: 'Houston', region: 'TX' });
    expect(await names(admin, { words: 'quiet TEST' })).toEqual(['Ada Own']);
    expect(await names(admin, { skill: ['SQL'], sort: 'name' })).toEqual(['Ada Own', 'Bo Found']);
    expect(await names(admin, { skill: ['SQL', 'making lighthouses'] })).toEqual(['Ada Own']);
    expect(await names(admin, { skill: ['Unheard of'] })).toEqual([]);
    expect(await names(admin, { place: 'Marietta, GA', radius: '60' })).toEqual(['Ada Own']);
    expect(await names(admin, { place: 'Nowhere at all' })).toEqual([]);
  });

  it('returns every job seeker once across pages in either order', async () => {
    const tenant = await makeTenant(app());
    const admin = await makeAccount(app(), tenant, 'admin');
    for (let index = 0; index < 60; index += 1) {
      await makeAccount(app(), tenant, 'job_seeker', { fullName: `Person ${index % 7}` });
    }
    for (const sort of ['name', 'changed'] as const) {
      const first = await send(app(), admin, seekerPoolApi.list, { query: { sort } });
      const second = await send(app(), admin, seekerPoolApi.list, { query: { sort, cursor: first.body.next ?? '' } });
      const ids = [...first.body.seekers, ...second.body.seekers].map((seeker) => seeker.id);
      expect([first.body.total?.count, ids.length, new Set(ids).size, second.body.next]).toEqual([60, 60, 60, null]);
    }
  });
});

describe('GET /api/v1/seekers/:id', () => {
  it('returns 404 for people the caller may not see', async () => {
    const { recruiter, admin, hidden } = await createSeekers();
    const params = { id: String(hidden.id) };
    expect((await send(app(), recruiter, seekerPoolApi.read, { params })).status).toBe(404);
    expect((await send(app(), admin, seekerPoolApi.read, { params })).status).toBe(200);
    const stranger = await makeAccount(app(), await makeTenant(app()), 'admin');
    expect((await send(app(), stranger, seekerPoolApi.read, { params })).status).toBe(404);
  });

  it('refuses employers', async () => {
    const { tenant, own } = await createSeekers();
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    expect((await send(app(), manager, seekerPoolApi.read, { params: { id: String(own.id) } })).status).toBe(403);
  });

  it('returns the profile without contact details', async () => {
    const { recruiter, own } = await createSeekers();
    await saveProfile(own, { phone: '+1 404 555 0100', skills: ['SQL'], summary: 'I like order.' });
    const { body } = await send(app(), recruiter, seekerPoolApi.read, { params: { id: String(own.id) } });
    expect(body).toMatchObject({ name: 'Ada Own', summary: 'I like order.', skills: ['SQL'] });
    expect(JSON.stringify(body)).not.toMatch(/404\D{0,3}555|555\D{0,3}0100|@example/);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scoreMatch } from '#domain/features/matching/score/score.ts';
import { DEFAULT_WEIGHTS } from '#domain/features/matching/score/weights.ts';
import { type OpenDatabase, openDatabase } from '#server/db/connection/open.ts';
import { createPasswordHasher } from '#server/features/accounts/password/password-hasher.ts';
import { buildApplicationScore, buildNeeds, buildOffers, parseWeights } from '#server/features/matching/service.ts';
import { openLocations } from '#server/reference/locations.ts';
import { sharedTaxonomy } from '#server/reference/taxonomy.ts';
import { cloneDatabase, type TestDatabase } from '#server/testing/database/template.ts';
import { silentLog } from '#server/testing/peers/throwaway-server.ts';
import { demoPassword } from './accounts.ts';
import { loadDemo } from './load.ts';

const passwords = createPasswordHasher();
const options = {
  taxonomy: sharedTaxonomy,
  locations: openLocations(),
  passwords,
  now: new Date('2026-11-21T12:00:00Z'),
  onProgress: () => {},
};
let clone: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  clone = await cloneDatabase();
  database = await openDatabase({ databaseUrl: clone.url, dataDir: '/nowhere', log: silentLog });
  expect(await loadDemo(database, options)).toBe(true);
});

afterAll(async () => {
  await database.close();
  await clone.drop();
});

describe('loadDemo', () => {
  it('rolls back an interrupted load, and loads once if started twice', async () => {
    const other = await cloneDatabase();
    const empty = await openDatabase({ databaseUrl: other.url, dataDir: '/nowhere', log: silentLog });
    const interrupted = {
      ...options,
      onProgress: (step: string) => {
        if (step.startsWith('Loading')) throw new Error('interrupted');
      },
    };
    await expect(loadDemo(empty, interrupted)).rejects.toThrow('interrupted');
    expect(await empty.forTenant('all').selectFrom('tenants').selectAll().execute()).toEqual([]);
    const [first, second] = await Promise.all([loadDemo(empty, options), loadDemo(empty, options)]);
    expect([first, second].toSorted()).toEqual([false, true]);
    await empty.close();
    await other.drop();
  });

  it('does nothing if the database already has a tenant', async () => {
    expect(await loadDemo(database, options)).toBe(false);
  });

  it('sets the sequences above the ids of the demo', async () => {
    const { max } = await database
      .forTenant('all')
      .selectFrom('users')
      .select((select) => select.fn.max('id').as('max'))
      .executeTakeFirstOrThrow();
    const user = await database
      .forTenant('all')
      .insertInto('users')
      .values({
        tenant_id: 1,
        account_kind: 'job_seeker',
        email: 'new@wavelength.test',
        password_hash: 'x',
        full_name: 'New Person',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(user.id).toBe(max + 1);
  });

  it('sets the public password for demo accounts only', async () => {
    const users = await database
      .forTenant('all')
      .selectFrom('users')
      .select(['email', 'password_hash'])
      .where('id', 'in', [1, 9, 40])
      .orderBy('id')
      .execute();
    const matches = await Promise.all(users.map((user) => passwords.verify(user.password_hash, demoPassword)));
    expect(matches).toEqual([true, true, false]);
  });
});

describe('loaded applications', () => {
  it('have the scores that scoreMatch computes', async () => {
    const applications = await database
      .forTenant('all')
      .selectFrom('applications as a')
      .innerJoin('jobs as j', 'j.id', 'a.job_id')
      .innerJoin('seeker_profiles as p', 'p.user_id', 'a.user_id')
      .selectAll('p')
      .select(['a.score', 'a.score_parts', 'a.score_band', 'a.score_order', 'a.score_version', 'a.order_version'])
      .select([
        'j.match_weights',
        'j.effective_skill_ids',
        'j.effective_certification_ids',
        'j.effective_education_level',
        'j.effective_title_ids',
        'j.effective_industry_ids',
        'j.effective_management_level',
        'j.none_required',
        'j.read_none_required',
        'j.read_key_words',
        'j.read_seniority',
      ])
      .execute();
    expect(applications).toHaveLength(3001);
    for (const row of applications) {
      const weights = parseWeights(row.match_weights, DEFAULT_WEIGHTS);
      const score = scoreMatch(buildNeeds(row), buildOffers(row), weights, sharedTaxonomy.related);
      const { score_parts: parts, ...columns } = buildApplicationScore(score);
      expect(row).toMatchObject({ ...columns, score_parts: JSON.parse(parts) });
    }
  });
});

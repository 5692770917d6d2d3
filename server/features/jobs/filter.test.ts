import { beforeAll, expect, test } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { jobTypes, workModes } from '#domain/features/jobs/job.ts';
import { experienceBuckets } from '#domain/features/jobs/search.ts';
import { randomFor } from '#server/db/demo/random.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { pick, int } = randomFor('filters');
const towns = [
  ['Atlanta', 'GA', 'US'],
  ['Marietta', 'GA', 'US'],
  ['Houston', 'TX', 'US'],
  ['Toronto', 'ON', 'CA'],
] as const;

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  for (let made = 0; made < 30; made += 1) await makeJob(app(), manager, anyJob());
});

function anyJob() {
  const [city, region, country] = pick(towns);
  return {
    place: { city, region, country, latitude: null, longitude: null },
    work_mode: pick(workModes),
    job_type: pick(jobTypes),
    experience_min: pick([null, 0, 1, 2, 5, 8, 60]),
    experience_max: null,
  };
}

/** Choices as the page makes them; each is left out now and then. */
function anyQuery(): Record<string, string | string[]> {
  const all = {
    mode: [pick(workModes), pick(workModes)],
    type: [pick(jobTypes), pick(jobTypes), pick(jobTypes)],
    experience: [pick(Object.keys(experienceBuckets)), pick(Object.keys(experienceBuckets))],
    place: pick(['Atlanta, GA', 'Houston, TX', 'Toronto, ON']),
  };
  const chosen = Object.entries(all).filter(() => int(0, 2) === 0);
  return { ...Object.fromEntries(chosen), radius: pick(['1', '25', '50', '500']) };
}

const wordOfAll = 'tools';

async function found(query: Record<string, string | string[]>) {
  const { body } = await send(app(), tenant.visitor, jobsApi.search, { query: { ...query, limit: '50' } });
  return { ids: body.jobs.map(({ id }) => id), total: body.total, place: body.place };
}

test('filters answer alike with and without words, down to the order and the count', async () => {
  const counts = new Set<number>();
  for (let asked = 0; asked < 80; asked += 1) {
    const query = anyQuery();
    const listed = await found(query);
    expect(await found({ ...query, words: wordOfAll, sort: 'newest' }), JSON.stringify(query)).toEqual(listed);
    counts.add(listed.ids.length);
  }
  expect(counts.size).toBeGreaterThan(8);
});

test('pages without words join without a gap and without a double', async () => {
  const all = await found({});
  const ids: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: Record<string, string> = cursor === '' ? { limit: '7' } : { limit: '7', cursor };
    const { body } = await send(app(), tenant.visitor, jobsApi.search, { query });
    ids.push(...body.jobs.map(({ id }) => id));
    cursor = body.next;
  }
  expect(ids).toEqual(all.ids);
  expect(ids).toHaveLength(30);
});

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importHelpers } from '#server/testing/import-runs.ts';
import { tenantForImport } from './service.ts';

const imports = importHelpers();
const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', 'data', name);
const jobsOf = () =>
  imports()
    .ctx.db.selectFrom('jobs')
    .selectAll()
    .where('tenant_id', '=', imports().ctx.tenant.id)
    .orderBy('id')
    .execute();

const baker = {
  id: 'b-1',
  title: 'Baker',
  company: 'Crumb Corner',
  description: 'Bake bread.',
  city: 'Burlington',
  region: 'VT',
  country: 'US',
  date_posted: '2026-03-04',
};

test('the five sums add up to the results', async () => {
  for (const name of ['postings.jsonl', 'flattened.csv', 'city-list.comma.csv']) {
    const { outcome } = await imports().run(fixture(name));
    const { imported, updated, unchanged, repeated, refused } = outcome;
    expect(imported + updated + unchanged + repeated + refused).toBe(outcome.rows);
  }
});

test('every row of a file becomes a job or is named with its line and reason', async () => {
  const { outcome, problems } = await imports().run(fixture('postings.jsonl'));
  expect(outcome).toMatchObject({ rows: 7, imported: 4, refused: 3 });
  expect(problems).toEqual([
    { line: 5, reason: 'bad_pay' },
    { line: 6, reason: 'broken_json' },
    { line: 7, reason: 'missing_description' },
  ]);
  const jobs = await jobsOf();
  expect(jobs.map((job) => job.status)).toEqual(['active', 'active', 'active', 'active']);
  expect(jobs[0]).toMatchObject({
    title: 'Marketing Intern',
    company: 'Marketing',
    city: 'New York',
    country: 'US',
    latitude: 40.714,
    source: 'import',
    source_id: 'emscad-1',
  });
  expect(jobs[0]?.description).toContain('in one place. We have a top editorial');
});

describe('a second run', () => {
  test.each([
    'postings.jsonl',
    'federal-list.csv',
    'job-postings.json',
    'page_graph.html',
    'city-list.comma.csv',
    'flattened.csv',
  ])('of %s doubles nothing', async (name) => {
    const first = await imports().run(fixture(name));
    const before = await jobsOf();
    expect(before.length).toBe(first.outcome.imported);
    expect(before.length).toBeGreaterThan(0);
    const second = await imports().run(fixture(name));
    expect(second.outcome).toMatchObject({
      imported: 0,
      updated: 0,
      unchanged: first.outcome.imported,
      organisationsMade: 0,
    });
    expect(await jobsOf()).toEqual(before);
  });

  test('changes what the file tells anew, and leaves what people did', async () => {
    await imports().run(imports().writeJsonLines('first.jsonl', [baker, { ...baker, id: 'b-2', title: 'Miller' }]));
    const [first] = await jobsOf();
    await imports()
      .ctx.db.updateTable('jobs')
      .set({ status: 'paused' })
      .where('id', '=', first?.id ?? 0)
      .execute();
    const { outcome } = await imports().run(
      imports().writeJsonLines('second.jsonl', [
        { ...baker, description: 'Bake rye bread.' },
        { ...baker, id: 'b-2', title: 'Miller' },
      ]),
    );
    expect(outcome).toMatchObject({ imported: 0, updated: 1, unchanged: 1 });
    expect((await jobsOf())[0]).toMatchObject({
      description: 'Bake rye bread.',
      status: 'paused',
      version: 2,
      published_at: first?.published_at,
    });
  });
});

test('a posting without an id is known by what it says', async () => {
  const { id: _, ...nameless } = baker;
  const file = imports().writeJsonLines('nameless.jsonl', [nameless, nameless, { ...nameless, city: 'Montpelier' }]);
  const { outcome, problems } = await imports().run(file);
  expect(outcome).toMatchObject({ imported: 2, repeated: 1 });
  expect(problems).toEqual([{ line: 2, reason: 'repeated' }]);
  expect((await imports().run(file)).outcome).toMatchObject({ imported: 0, unchanged: 2, repeated: 1 });
});

test('each job begins as a draft that was published, and the import is on record', async () => {
  await imports().run(imports().writeJsonLines('events.jsonl', [baker]));
  const [job] = await jobsOf();
  const events = await imports()
    .ctx.db.selectFrom('job_events')
    .select(['from_status', 'to_status'])
    .where('job_id', '=', job?.id ?? 0)
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { from_status: null, to_status: 'draft' },
    { from_status: 'draft', to_status: 'active' },
  ]);
  const record = await imports()
    .ctx.db.selectFrom('audit_events')
    .selectAll()
    .where('tenant_id', '=', imports().ctx.tenant.id)
    .executeTakeFirstOrThrow();
  expect(record).toMatchObject({ action: 'job.import', subject_id: 'events.jsonl', detail: { rows: 1, imported: 1 } });
});

test('the running product is told once, and a trial tells and keeps nothing', async () => {
  const { outcome } = await imports().run(fixture('postings.jsonl'), true);
  expect(outcome).toMatchObject({ imported: 4, refused: 3 });
  expect(await jobsOf()).toEqual([]);
  expect(imports().publishedEvents).toEqual([]);
  await imports().run(fixture('postings.jsonl'));
  expect(imports().publishedEvents).toEqual([{ kind: 'many_changed', tenantId: imports().ctx.tenant.id }]);
});

test('more rows than one batch holds', async () => {
  const many = Array.from({ length: 1201 }, (_, at) => ({ ...baker, id: `m-${at}`, company: `Mill ${at % 7}` }));
  const { outcome } = await imports().run(imports().writeJsonLines('many.jsonl', many));
  expect(outcome).toMatchObject({ rows: 1201, imported: 1201, organisationsMade: 7 });
});

test('a tenant nobody knows is refused', async () => {
  await expect(tenantForImport(imports().ctx.db, 'nobody')).rejects.toThrow('There is no tenant "nobody".');
});

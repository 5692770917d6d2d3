import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importHelpers } from '#server/testing/imports/import-runs.ts';
import { tenantForImport } from './service.ts';

const imports = importHelpers();
const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', 'data', name);
const findJobs = () =>
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

describe('importJobs', () => {
  it('returns counts that add up to the number of rows', async () => {
    for (const name of ['postings.jsonl', 'flattened.csv', 'city-list.comma.csv']) {
      const { outcome } = await imports().run(fixture(name));
      const { imported, updated, unchanged, repeated, refused } = outcome;
      expect(imported + updated + unchanged + repeated + refused).toBe(outcome.rows);
    }
  });

  it('creates a job per row or reports its line and reason', async () => {
    const { outcome, problems } = await imports().run(fixture('postings.jsonl'));
    expect(outcome).toMatchObject({ rows: 7, imported: 5, refused: 2 });
    expect(problems).toEqual([
      { line: 6, reason: 'broken_json' },
      { line: 7, reason: 'missing_description' },
    ]);
    const jobs = await findJobs();
    expect(jobs[0]).toMatchObject({
      title: 'Marketing Intern',
      company: '',
      is_first_seen: true,
      city: 'New York',
      country: 'US',
      latitude: 40.714,
      source: 'import',
      source_id: 'emscad-1',
    });
    expect(jobs[0]?.description).toContain('in one place. We have a top editorial');
  });
});

describe('a repeated import', () => {
  it.each([
    'postings.jsonl',
    'federal-list.csv',
    'job-postings.json',
    'page_graph.html',
    'city-list.comma.csv',
    'flattened.csv',
  ])('of %s changes nothing', async (name) => {
    const first = await imports().run(fixture(name));
    const before = await findJobs();
    expect(before.length).toBe(first.outcome.imported);
    expect(before.length).toBeGreaterThan(0);
    const second = await imports().run(fixture(name));
    expect(second.outcome).toMatchObject({
      imported: 0,
      updated: 0,
      unchanged: first.outcome.imported,
      organisationsMade: 0,
    });
    expect(await findJobs()).toEqual(before);
  });

  it('updates changed content and keeps the status', async () => {
    await imports().run(imports().writeJsonLines('first.jsonl', [baker, { ...baker, id: 'b-2', title: 'Miller' }]));
    const [first] = await findJobs();
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
    expect((await findJobs())[0]).toMatchObject({
      description: 'Bake rye bread.',
      status: 'paused',
      version: 2,
      published_at: first?.published_at,
    });
  });
});

describe('importJobs with special files', () => {
  it('identifies a posting without an id by its content', async () => {
    const { id: _, ...withoutId } = baker;
    const file = imports().writeJsonLines('withoutId.jsonl', [
      withoutId,
      withoutId,
      { ...withoutId, city: 'Montpelier' },
    ]);
    const { outcome, problems } = await imports().run(file);
    expect(outcome).toMatchObject({ imported: 2, repeated: 1 });
    expect(problems).toEqual([{ line: 2, reason: 'repeated' }]);
    expect((await imports().run(file)).outcome).toMatchObject({ imported: 0, unchanged: 2, repeated: 1 });
  });

  it('records creation, publication and an audit event', async () => {
    await imports().run(imports().writeJsonLines('events.jsonl', [baker]));
    const [job] = await findJobs();
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
    expect(record).toMatchObject({
      action: 'job.import',
      subject_id: 'events.jsonl',
      detail: { rows: 1, imported: 1 },
    });
  });

  it('publishes one event; a trial publishes and stores nothing', async () => {
    const { outcome } = await imports().run(fixture('postings.jsonl'), { isTrial: true });
    expect(outcome).toMatchObject({ imported: 5, refused: 2 });
    expect(await findJobs()).toEqual([]);
    expect(imports().publishedEvents).toEqual([]);
    await imports().run(fixture('postings.jsonl'));
    expect(imports().publishedEvents).toEqual([{ kind: 'many_changed', tenantId: imports().ctx.tenant.id }]);
  });

  it('imports several batches', async () => {
    const many = Array.from({ length: 1201 }, (_, index) => ({
      ...baker,
      id: `m-${index}`,
      company: `Mill ${index % 7}`,
    }));
    const { outcome } = await imports().run(imports().writeJsonLines('many.jsonl', many));
    expect(outcome).toMatchObject({ rows: 1201, imported: 1201, organisationsMade: 7 });
  });
});

describe('tenantForImport', () => {
  it('refuses an unknown tenant', async () => {
    await expect(tenantForImport(imports().ctx.db, 'unknown')).rejects.toThrow('Tenant "unknown" not found.');
  });
});

import { describe, expect, it } from 'vitest';
import { sharedTaxonomy } from '#server/reference/taxonomy.ts';
import { importedAt, importHelpers } from '#server/testing/imports/import-runs.ts';

const imports = importHelpers();
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
  it('creates each employer once, ignoring case, and reuses known ones', async () => {
    const { id: known } = await imports()
      .ctx.db.insertInto('organisations')
      .values({
        tenant_id: imports().ctx.tenant.id,
        kind: 'employer',
        name: 'Crumb Corner',
        slug: 'crumb-corner',
        status: 'approved',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { outcome } = await imports().run(
      imports().writeJsonLines('employers.jsonl', [
        { ...baker, company: 'CRUMB CORNER' },
        { ...baker, id: 'b-2', company: 'Mill' },
        { ...baker, id: 'b-3', company: 'mill' },
        { ...baker, id: 'b-4', company: '' },
      ]),
    );
    expect(outcome).toMatchObject({ imported: 4, organisationsMade: 2 });
    const jobs = await findJobs();
    expect(jobs[0]?.organisation_id).toBe(known);
    expect(jobs[1]?.organisation_id).toBe(jobs[2]?.organisation_id);
    expect(jobs[3]?.company).toBe('');
    const imported = await imports()
      .ctx.db.selectFrom('organisations')
      .selectAll()
      .where('tenant_id', '=', imports().ctx.tenant.id)
      .where('source', '=', 'import')
      .execute();
    expect(imported.map(({ kind, status }) => [kind, status])).toEqual(Array(2).fill(['employer', 'approved']));
  });

  it('resolves title, skills, location and dates', async () => {
    await imports().run(
      imports().writeJsonLines('lookups.jsonl', [
        {
          ...baker,
          title: 'Senior Software Engineer (Remote)',
          requirements: 'You know JavaScript and PostgreSQL.\n3+ years of experience.',
          valid_through: '2026-12-24',
        },
        { ...baker, id: 'b-2', title: 'Bread Whisperer', date_posted: '2030-01-01' },
      ]),
    );
    const [engineer, whisperer] = await findJobs();
    const labels = engineer?.effective_skill_ids.map((id) => sharedTaxonomy.label(id));
    expect(labels).toEqual(expect.arrayContaining(['JavaScript', 'PostgreSQL']));
    expect(engineer?.title_ids).toEqual([sharedTaxonomy.find('title', 'Software Engineer')?.id]);
    expect(engineer).toMatchObject({
      latitude: 44.476,
      longitude: -73.212,
      experience_min: 3,
      closes_on: '2026-12-24',
      published_at: new Date('2026-03-04T12:00:00Z'),
    });
    expect(whisperer).toMatchObject({ closes_on: null, published_at: importedAt, is_first_seen: true });
    expect(engineer?.is_first_seen).toBe(false);
    const tenantTerms = await imports()
      .ctx.db.selectFrom('tenant_terms')
      .selectAll()
      .where('tenant_id', '=', imports().ctx.tenant.id)
      .execute();
    expect(tenantTerms).toEqual([expect.objectContaining({ id: whisperer?.title_ids[0], label: 'Bread Whisperer' })]);
  });
});

describe('importJobs of postings that are over', () => {
  const postings = [
    { ...baker, valid_through: '2026-05-01' },
    { ...baker, id: 'b-2', date_posted: '2014-03-04' },
    { ...baker, id: 'b-3', date_posted: '' },
    baker,
  ].map((posting, at) => ({ ...posting, id: `b-${at}` }));

  it('imports them as closed, with their days and history', async () => {
    const { outcome } = await imports().run(imports().writeJsonLines('over.jsonl', postings));
    const jobs = await findJobs();
    expect(jobs.map(({ status, is_first_seen }) => [status, is_first_seen])).toEqual([
      ['closed', false],
      ['closed', false],
      ['active', true],
      ['active', false],
    ]);
    expect(jobs[0]?.closes_on).toBe('2026-05-01');
    expect(outcome.notes.get('closed')).toBe(2);
    const events = await imports()
      .ctx.db.selectFrom('job_events')
      .select(['from_status', 'to_status'])
      .where('job_id', '=', jobs[0]?.id ?? 0)
      .orderBy('id')
      .execute();
    expect(events.at(-1)).toEqual({ from_status: 'active', to_status: 'closed' });
  });

  it('opens them as first seen if asked', async () => {
    await imports().run(imports().writeJsonLines('open.jsonl', postings), { opensPast: true });
    const jobs = await findJobs();
    expect(jobs.map(({ status, is_first_seen, closes_on }) => [status, is_first_seen, closes_on])).toEqual([
      ['active', true, null],
      ['active', true, null],
      ['active', true, null],
      ['active', false, null],
    ]);
    expect(jobs[0]?.published_at).toEqual(importedAt);
  });
});

describe('importJobs of unfamiliar tables', () => {
  it('matches columns and counts what was not used and what stayed empty', async () => {
    const rows = [
      ['Job Posting Title', 'Department', 'Salary Estimate', 'Where', 'Job Description', 'Stars'],
      ['Baker', 'Food', '$45K - $52K', 'Houston, Texas', 'Bake bread.', '5'],
      ['Miller', 'Food', 'Competitive', 'Austin, TX', 'Grind grain.', ''],
    ];
    const file = imports().writeFile(
      'table.csv',
      rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'),
    );
    const { outcome } = await imports().run(file);
    expect(outcome).toMatchObject({ rows: 2, imported: 2 });
    expect([...outcome.unusedColumns]).toEqual([
      ['Department', 2],
      ['Stars', 1],
    ]);
    expect(outcome.emptyFields.get('employer')).toBe(2);
    expect(outcome.emptyFields.get('pay')).toBe(1);
    expect(outcome.notes.get('pay_not_read')).toBe(1);
    expect(await findJobs()).toMatchObject([
      {
        title: 'Baker',
        company: '',
        city: 'Houston',
        region: 'TX',
        country: 'US',
        salary_min: 45000,
        salary_period: 'year',
      },
      { title: 'Miller', company: '', city: 'Austin', region: 'TX', country: 'US', salary_min: null },
    ]);
  });

  it.each([
    'Dear reader, I write because\nI bake, and I bake well.\nYours, Ana\n',
    'Dear team, we look for a cook.\nThe cook, who works at night, likes soup, bread, and people.\n',
  ])('refuses prose: %j', async (text) => {
    const file = imports().writeFile('letter.txt', text);
    await expect(imports().run(file)).rejects.toThrow(/not a list of job postings/);
    expect(await findJobs()).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { sharedTaxonomy } from '#server/reference/taxonomy.ts';
import { importedAt, importHelpers } from '#server/testing/import-runs.ts';

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
    expect(jobs[3]?.company).toBe('Employer not named');
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
        { ...baker, id: 'b-2', title: 'Bread Whisperer', valid_through: '2026-05-01', date_posted: '2030-01-01' },
      ]),
    );
    const [engineer, whisperer] = await findJobs();
    const labels = engineer?.skill_ids.map((id) => sharedTaxonomy.label(id));
    expect(labels).toEqual(expect.arrayContaining(['JavaScript', 'PostgreSQL']));
    expect(engineer?.title_ids).toEqual([sharedTaxonomy.find('title', 'Software Engineer')?.id]);
    expect(engineer).toMatchObject({
      latitude: 44.476,
      longitude: -73.212,
      experience_min: 3,
      closes_on: '2026-12-24',
      published_at: new Date('2026-03-04T12:00:00Z'),
    });
    expect(whisperer).toMatchObject({ closes_on: null, published_at: importedAt });
    const tenantTerms = await imports()
      .ctx.db.selectFrom('tenant_terms')
      .selectAll()
      .where('tenant_id', '=', imports().ctx.tenant.id)
      .execute();
    expect(tenantTerms).toEqual([expect.objectContaining({ id: whisperer?.title_ids[0], label: 'Bread Whisperer' })]);
  });
});

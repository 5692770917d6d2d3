import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { maskingApi } from '#domain/features/applications/masking/contract.ts';
import { comparisonApi } from '#domain/features/interviews/comparison.ts';
import type { ScorecardDraft } from '#domain/features/interviews/scorecard.ts';
import { testApp } from '#server/testing/app.ts';
import { applyTo } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { inDays, interviewHelpers, newPlan } from '#server/testing/hiring/interviews.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const interviews = interviewHelpers(app);

async function setUp() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager', { fullName: 'Marisol Quint' });
  const job = await makeJob(app(), manager);
  const apply = async (fullName: string) => {
    const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName });
    return { seeker, id: await applyTo(app(), seeker, job.id) };
  };
  return { tenant, manager, job, apply, first: await apply('=Ada Own'), second: await apply('Bo Other') };
}

const download = (account: TestAccount, ids: readonly number[], query: { names?: 'hidden'; language?: 'fr' } = {}) =>
  send(app(), account, comparisonApi.download, { query: { language: 'en', ids: ids.join(','), ...query } });

async function readCells(...request: Parameters<typeof download>): Promise<string[][]> {
  const { status, body } = await download(...request);
  expect(status).toBe(200);
  const text = Buffer.from(body as unknown as Uint8Array).toString('utf8');
  return parse(text, { bom: true });
}

const draft = (first: 'fully' | 'partly', second: 'fully' | 'partly'): ScorecardDraft => ({
  recommendation: 'yes',
  ratings: [
    { rating: first, evidence: 'Sorted the table by hand' },
    { rating: second, evidence: 'Asked for a written list' },
  ],
});

/** A work sample in the past, with the manager and a colleague on the panel. */
async function interview({ tenant, manager }: Awaited<ReturnType<typeof setUp>>, applicant: TestApplicant) {
  const colleague = await makeAccount(app(), tenant, 'hiring_manager', { organisationId: manager.organisationId ?? 0 });
  const plan = newPlan([manager.id, colleague.id], { pack: { kind: 'work_sample', place: 'By email' } });
  const party = { manager, seeker: applicant.seeker, applicationId: applicant.id };
  const { id } = await interviews.scheduled(party, inDays(7), plan);
  const columns = { starts_at: new Date(Date.now() - 3_600_000) };
  await app().services.database.db.updateTable('interviews').set(columns).where('id', '=', id).execute();
  return { id, colleague };
}

type TestApplicant = Awaited<ReturnType<Awaited<ReturnType<typeof setUp>>['apply']>>;

describe('GET /api/v1/application-comparison/csv', () => {
  it('returns one column for each person and no cell that a spreadsheet runs', async () => {
    const { manager, first, second } = await setUp();
    const [head, stage, match] = await readCells(manager, [first.id, second.id]);
    expect(head).toEqual(['Applicant', "'=Ada Own", 'Bo Other']);
    expect(stage).toEqual(['Stage', 'Applied', 'Applied']);
    expect(match?.[1]).toMatch(/^(Match: \d+ of 100|Not enough information to score)$/);
    const hidden = await readCells(manager, [first.id, second.id], { names: 'hidden', language: 'fr' });
    expect(hidden[0]).toEqual(['Candidat', 'Candidat 1', 'Candidat 2']);
  });

  it('hides scorecards until the reader has submitted one, then shows their means in words', async () => {
    const set = await setUp();
    const { manager, first, second } = set;
    const { id, colleague } = await interview(set, first);
    expect((await interviews.score(colleague, id, draft('fully', 'partly'))).status).toBe(200);
    const find = async (title: string) =>
      (await readCells(manager, [first.id, second.id])).find(([name]) => name === title)?.slice(1);
    expect(await find('Scorecards')).toEqual(['You’ll see this after you send your own scorecard.', 'No scorecards']);
    expect(await find('Work samples')).toEqual(['Round 1, Confirmed', 'None']);
    expect((await interviews.score(manager, id, draft('fully', 'fully'))).status).toBe(200);
    expect(await find('Scorecards')).toEqual(['Fully: 3.5 of 4, from 2 scorecards', 'No scorecards']);
    const question = 'Scorecards: Tell us about a messy table you cleaned up.';
    expect(await find(question)).toEqual(['Fully: 4 of 4, from 2 scorecards', 'No scorecards']);
    expect(await find('Work samples')).toEqual(['Round 1, Confirmed, Fully: 3.5 of 4, from 2 scorecards', 'None']);
  });

  it('contains no name of a masked application, no notes, and no accommodations', async () => {
    const set = await setUp();
    const { manager, job, first, second } = set;
    const params = { id: String(job.id) };
    await send(app(), manager, maskingApi.save, { params, body: { stages: ['applied'] as never } });
    await interview(set, second);
    const note = { text: 'Needs a quiet room', mentions: [] };
    await send(app(), manager, applicationsApi.addNote, { params: { id: String(second.id) }, body: note });
    const text = (await readCells(manager, [first.id, second.id])).flat().join('\n');
    expect(text).toContain(`#${first.id}`);
    expect(text).not.toMatch(/Ada Own|quiet room|Camera off/);
  });

  it('refuses applications for different jobs, too few, and those of other employers', async () => {
    const { tenant, manager, first, second } = await setUp();
    const otherJob = await makeJob(app(), manager);
    const elsewhere = await applyTo(app(), first.seeker, otherJob.id);
    for (const ids of [[first.id], [first.id, first.id], [first.id, elsewhere], [1, 2, 3, 4, 5]]) {
      const { status, problem } = await download(manager, ids);
      expect([status, problem.fields?.[0]?.field]).toEqual([400, 'query.ids']);
    }
    const organisationId = await makeOrganisation(app(), tenant, { name: 'Other' });
    const other = await makeAccount(app(), tenant, 'hiring_manager', { organisationId });
    expect((await download(other, [first.id, second.id])).status).toBe(404);
    expect((await download(first.seeker, [first.id, second.id])).status).toBe(403);
  });

  it('is recorded in the audit trail', async () => {
    const { tenant, manager, job, first, second } = await setUp();
    await readCells(manager, [first.id, second.id]);
    const { rows } = await app().services.database.pool.query(
      "select subject_id, detail from audit_events where tenant_id = $1 and action = 'application.compare_csv'",
      [tenant.id],
    );
    expect(rows).toEqual([{ subject_id: String(job.id), detail: { applications: [first.id, second.id] } }]);
  });
});

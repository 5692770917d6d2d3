import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jobImportsApi } from '#domain/features/bulk-imports/jobs/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { buildDocx, buildZip } from '#server/testing/documents.ts';
import { makeAccount, makeManager, newJob } from '#server/testing/factories.ts';
import {
  importJobFile,
  listJobItems,
  mapJobColumns,
  readJobImport,
  reviewJobs,
  sendJobFile,
} from '#server/testing/imports/job-imports.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();

const readFixture = (name: string) => ({
  name,
  bytes: readFileSync(new URL(`../../imports/fixtures/data/${name}`, import.meta.url)),
});

const description = 'Check labels on images and explain what is wrong with them.';
const table = {
  name: 'openings.csv',
  bytes: [
    'Ref,Job title,Description,City,State',
    `a-1,Data Annotator,${description},Portland,OR`,
    `a-2,Quality Lead,,Portland,OR`,
    `a-1,Data Annotator,${description},Portland,OR`,
    `a-3,Writer,${description},Portland,OR,extra`,
  ].join('\n'),
};

async function listJobs(caller: Caller) {
  return (await send(app(), caller, jobsApi.manage)).body.jobs;
}

describe('job import', () => {
  it('reads in the background and creates nothing before it is confirmed', async () => {
    const { manager } = await makeManager(app());
    const token = await reviewJobs(app(), manager, table);
    expect(await readJobImport(app(), manager, token)).toMatchObject({
      state: 'review',
      file_name: 'openings.csv',
      counts: { total: 4, new: 1, failed: 3 },
      mapping: { title: 'Job title', description: 'Description', city: 'City', region: 'State' },
    });
    const items = await listJobItems(app(), manager, token);
    expect(items.map(({ title, row, outcome, reason }) => [title, row, outcome, reason])).toEqual([
      ['Data Annotator', 2, 'new', null],
      ['Quality Lead', 3, 'failed', 'missing_description'],
      ['Data Annotator', 4, 'failed', 'repeated'],
      ['', 5, 'failed', 'wrong_number_of_columns'],
    ]);
    expect(await listJobs(manager)).toEqual([]);
  });

  it('creates drafts of the employer, and notifies with the token', async () => {
    const { manager } = await makeManager(app());
    const token = await importJobFile(app(), manager, table);
    expect(await listJobs(manager)).toMatchObject([{ title: 'Data Annotator', status: 'draft', city: 'Portland' }]);
    const bell = await send(app(), manager, notificationsApi.all);
    expect(bell.body.data[0]).toMatchObject({ model_type: 'uploaded_files', token });
    expect(bell.body.data[0]?.message).toContain('Imported: 1');
  });

  it('publishes if asked, and not a posting that is over', async () => {
    const { manager } = await makeManager(app());
    await importJobFile(app(), manager, readFixture('greenhouse.json'), 'publish');
    expect((await listJobs(manager)).map(({ status }) => status)).toEqual(['active', 'active']);
    await importJobFile(app(), manager, readFixture('usajobs.json'), 'publish');
    const past = (await listJobs(manager)).filter(({ status }) => status === 'draft');
    expect(past).toHaveLength(3);
  });

  it('says why a job that should be published stayed a draft', async () => {
    const { manager } = await makeManager(app());
    const rows = ['Baker,Toronto,ON', 'Miller,Toronto,', 'Roofer,Montreal,QC'].map((row) => `${row},${description}`);
    const file = { name: 'ontario.csv', bytes: ['Title,City,Province,Description', ...rows].join('\n') };
    const token = await importJobFile(app(), manager, file, 'publish');
    expect(await listJobItems(app(), manager, token)).toMatchObject([
      { title: 'Baker', outcome: 'new', reason: 'ontario_statements' },
      { title: 'Miller', outcome: 'new', reason: 'ontario_statements' },
      { title: 'Roofer', outcome: 'new', reason: null },
    ]);
    const csv = await send(app(), manager, jobImportsApi.download, { query: { token, lang: 'en' } });
    expect(String(csv.body)).toContain('Saved as a draft: jobs in Ontario');
  });

  it('reads the file again with other columns, and remembers them', async () => {
    const { manager } = await makeManager(app());
    const file = { name: 'a.csv', bytes: `X,Y\nBaker,${description}\n` };
    const token = await reviewJobs(app(), manager, file);
    const bad = await mapJobColumns(app(), manager, token, { title: 'Z' });
    expect(bad.problem).toMatchObject({ fields: [{ field: 'body.mapping.title', code: 'invalid_value' }] });
    await mapJobColumns(app(), manager, token, { title: 'X', description: 'Y' });
    expect((await readJobImport(app(), manager, token)).counts).toMatchObject({ total: 1, new: 1 });
    const next = await reviewJobs(app(), manager, { ...file, name: 'b.csv' });
    expect(await readJobImport(app(), manager, next)).toMatchObject({
      counts: { new: 1 },
      mapping: { title: 'X', description: 'Y' },
    });
  });

  it('reads documents and ZIP files, and gives a reason for each other file', async () => {
    const { manager } = await makeManager(app());
    const word = await reviewJobs(app(), manager, {
      name: 'baker.docx',
      bytes: buildDocx(`Baker\n${description}`),
    });
    expect(await listJobItems(app(), manager, word)).toMatchObject([{ outcome: 'new', row: null }]);
    const zip = await reviewJobs(app(), manager, {
      name: 'all.zip',
      bytes: buildZip('jobs/a.csv', Buffer.from(table.bytes)),
    });
    expect((await readJobImport(app(), manager, zip)).counts).toMatchObject({ total: 4, new: 1 });
    for (const [name, bytes, reason] of [
      ['a.exe', 'MZ', 'file_type_not_allowed'],
      ['a.csv', '', 'file_empty'],
      ['a.csv', 'a\0b,c\n1,2', 'file_content_mismatch'],
      ['a.csv', 'one,two\n1,2\n', 'no_job_titles'],
      ['a.pdf', 'no pdf', 'file_content_mismatch'],
      ['a.zip', 'PK\u0003\u0004broken', 'file_broken'],
      ['slip.zip', buildZip('../a.csv', Buffer.from(table.bytes)), 'file_broken'],
    ] as const) {
      const token = await reviewJobs(app(), manager, { name, bytes });
      expect(await listJobItems(app(), manager, token)).toMatchObject([{ outcome: 'failed', reason }]);
    }
  });
});

describe('owner of a job import', () => {
  it('creates no posting twice', async () => {
    const { manager } = await makeManager(app());
    await importJobFile(app(), manager, table);
    const token = await importJobFile(app(), manager, table);
    expect((await listJobItems(app(), manager, token))[0]).toMatchObject({
      outcome: 'failed',
      reason: 'already_imported',
    });
    expect(await listJobs(manager)).toHaveLength(1);
  });

  it('needs the employer from an administrator', async () => {
    const { tenant, manager } = await makeManager(app());
    const admin = await makeAccount(app(), tenant, 'admin');
    expect((await sendJobFile(app(), admin, table)).problem).toMatchObject({
      fields: [{ field: 'body.organisation_id', code: 'required' }],
    });
    await send(app(), manager, jobsApi.create, { body: newJob() });
    const [job] = await listJobs(manager);
    const token = await reviewJobs(app(), admin, table, job?.organisation_id);
    expect(await readJobImport(app(), manager, token)).toMatchObject({ state: 'review' });
  });

  it('hides imports from another employer', async () => {
    const { tenant, manager } = await makeManager(app());
    const other = await makeAccount(app(), tenant, 'hiring_manager');
    const token = await importJobFile(app(), manager, table);
    expect((await send(app(), other, jobImportsApi.read, { params: { token } })).status).toBe(404);
    expect((await send(app(), other, jobImportsApi.status, { query: { token } })).body.success_count).toBe(0);
    expect((await send(app(), other, jobImportsApi.undo, { params: { token } })).status).toBe(404);
  });
});

describe('GET /api/v1/jobs/bulk/dataprocess/status', () => {
  it('returns the groups of the specification, by token or duration', async () => {
    const { manager } = await makeManager(app());
    const token = await importJobFile(app(), manager, table);
    for (const query of [{ token }, { duration: '15' }, { duration: 'all' }, {}] as const) {
      const { body } = await send(app(), manager, jobImportsApi.status, { query });
      expect(body).toMatchObject({
        success_files: [{ job_file: 'openings.csv#2', title: 'Data Annotator' }],
        failed_files: [{ job_file: 'openings.csv#3', reason: 'missing_description' }, {}, {}],
        success_count: 1,
        failed_count: 3,
      });
    }
    const invalid = await send(app(), manager, jobImportsApi.status, { query: { duration: '10' as never } });
    expect(invalid.status).toBe(400);
  });

  it('downloads the list as CSV that a spreadsheet does not evaluate', async () => {
    const { manager } = await makeManager(app());
    const file = { name: '=1.csv', bytes: `title,description,id\n=HYPERLINK(1),${description},1\n` };
    const token = await importJobFile(app(), manager, file);
    const { body } = await send(app(), manager, jobImportsApi.download, { query: { token } });
    expect(Buffer.from(body as never).toString()).toBe(
      "\u{feff}Group,Job,File,Reason\r\nImported,'=HYPERLINK(1),'=1.csv#2,\r\n",
    );
  });
});

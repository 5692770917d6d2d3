import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { erdApi } from '#domain/features/erd/contract.ts';
import { privacyApi } from '#domain/features/privacy/contract.ts';
import { testApp } from '#server/testing/app.ts';
import {
  makeAccount,
  makeJob,
  makeOrganisation,
  makeTenant,
  signInAgain,
  type TestAccount,
} from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function makeApplication() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const job = await makeJob(app(), manager, { title: '=Data, analyst' });
  const sponsorId = await makeOrganisation(app(), tenant, { kind: 'non_profit', name: 'Open Door' });
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Noor Haddad', sponsorId });
  const application = await submitApplication(app(), seeker, job.id);
  const params = { id: String(application.id) };
  const move = { to: 'screening' as const, version: application.version };
  await send(app(), manager, applicationsApi.move, { params, body: move });
  return { tenant, program: await makeAccount(app(), tenant, 'program_manager'), application };
}

const decode = (bytes: unknown) => Buffer.from(bytes as Uint8Array).toString('utf8');

describe('exports', () => {
  const download = (caller: TestAccount) => send(app(), caller, erdApi.download);

  it('allows ten an hour for each account, then returns 429 with the remaining time', async () => {
    const { tenant, program } = await makeApplication();
    const other = await makeAccount(app(), tenant, 'program_manager');
    for (let count = 0; count < 10; count += 1) expect((await download(program)).status).toBe(200);
    app().passTime(600);
    const refused = await download(program);
    expect([refused.status, refused.problem.code]).toEqual([429, 'too_many_exports']);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(2900);
    expect(seconds).toBeLessThanOrEqual(3000);
    expect((await download(other)).status).toBe(200);
    app().passTime(seconds + 1);
    expect((await download(await signInAgain(app(), program))).status).toBe(200);
  });

  it('counts concurrent requests and exports of the caller’s own data', async () => {
    const { program } = await makeApplication();
    expect((await send(app(), program, privacyApi.startExport)).status).toBe(202);
    const results = await Promise.all(Array.from({ length: 14 }, () => download(program)));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(9);
    expect((await send(app(), program, privacyApi.exportFile, { params: { id: '1' } })).status).toBe(404);
    const { pool } = app().services.database;
    const audited = await pool.query(
      "select count(*)::int as count from audit_events where actor_user_id = $1 and action in ('erd.download', 'data.export')",
      [program.id],
    );
    expect(audited.rows).toEqual([{ count: 10 }]);
  });
});

describe('GET /api/v1/admin_csv', () => {
  it('returns one row per application with stages and organizations, without names', async () => {
    const { program, application } = await makeApplication();
    const { body, headers } = await send(app(), program, erdApi.download);
    const [, header, row] = /^\u{feff}(.*)\r\n(.*)\r\n$/u.exec(decode(body)) ?? [];
    expect(headers.get('content-disposition')).toMatch(/employment-results-\d{4}-\d\d-\d\d\.csv/);
    expect(header).toMatch(/^application_id,job_id,job_title,organisation,partner,source,status,applied_at/);
    expect(row).toContain(`${application.id},`);
    expect(row).toContain(`"'=Data, analyst",Larkspur Labs,Open Door,applied,screening,2`);
    expect(row).not.toContain('Noor');
  });

  it('returns the chosen columns and period, and records the download with its purpose', async () => {
    const { program } = await makeApplication();
    const query = { columns: ['status', 'organisation'] as const, purpose: 'Yearly report', from: '2020-01-01' };
    const { body } = await send(app(), program, erdApi.download, { query: { ...query, columns: [...query.columns] } });
    expect(decode(body)).toBe('\u{feff}organisation,status\r\nLarkspur Labs,screening\r\n');
    const none = await send(app(), program, erdApi.preview, { query: { to: '2020-01-01' } });
    expect(none.body).toMatchObject({ total: 0, rows: [], downloads: [{ rows: 1, purpose: 'Yearly report' }] });
    expect((await send(app(), program, erdApi.preview)).body).toMatchObject({
      total: 1,
      rows: [{ status: 'screening' }],
    });
  });

  it('returns no cell that a spreadsheet evaluates, and leaves the text otherwise unchanged', async () => {
    const { tenant } = await makeApplication();
    const { pool } = app().services.database;
    const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n', '\r\n'];
    const prefixes = ['', ' ', '\u{feff}', '\u{200b}', '"', "'"];
    for (const text of prefixes.flatMap((prefix) => signs.map((sign) => `${prefix}${sign}1+1,"x"`))) {
      await pool.query('update jobs set title = $2 where tenant_id = $1', [tenant.id, text]);
      await pool.query('update organisations set name = $2 || kind where tenant_id = $1', [tenant.id, text]);
      // One account may export ten times an hour.
      const program = await makeAccount(app(), tenant, 'program_manager');
      const { body } = await send(app(), program, erdApi.download);
      const [row] = parse(decode(body), { columns: true, bom: true }) as Record<string, string>[];
      const { job_title: title, organisation, partner } = row ?? {};
      expect([title, organisation, partner]).toEqual([`'${text}`, `'${text}employer`, `'${text}non_profit`]);
      for (const cell of Object.values(row ?? {}))
        expect(cell).not.toMatch(/^[\s\u{feff}\u{200b}"]*[=+\-@＝＋－＠\t\r\n]/u);
    }
  });
});

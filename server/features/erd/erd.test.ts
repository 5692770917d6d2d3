import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { erdApi } from '#domain/features/erd/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { submitApplication } from '#server/testing/applications.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant } from '#server/testing/factories.ts';
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
  return { program: await makeAccount(app(), tenant, 'program_manager'), application };
}

const decode = (bytes: unknown) => Buffer.from(bytes as Uint8Array).toString('utf8');

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
});

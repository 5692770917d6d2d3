import { describe, expect, it } from 'vitest';
import { resumeImportsApi } from '#domain/features/bulk-imports/resumes/contract.ts';
import { retentionApi } from '#domain/features/retention/contract.ts';
import { runDueImports } from '#server/features/bulk-imports/resumes/process.ts';
import { testApp } from '#server/testing/app.ts';
import { findTablesWith } from '#server/testing/database/tenant-rows.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { saveRetention } from '#server/testing/people/retention.ts';
import { importFiles, listItems, reviewFiles, writeResume } from '#server/testing/resume-imports.ts';
import { send } from '#server/testing/send.ts';
import { runDueRetention } from './task.ts';

const app = testApp();
const canary = 'Quillfeather';
const ada = { name: `${canary}.txt`, bytes: writeResume(`Ada ${canary}`, { email: 'ada@example.com' }) };
const bo = { name: 'bo.txt', bytes: writeResume('Bo Tran', { email: 'bo@example.com' }) };

async function makePartner() {
  const tenant = await makeTenant(app());
  const partner = await makeAccount(app(), tenant, 'recruiter');
  const admin = await makeAccount(app(), tenant, 'admin');
  return { tenant, partner, admin };
}

const age = (tenantId: number) =>
  app().services.database.pool.query(
    "update bulk_imports set changed_at = now() - interval '1 year' where tenant_id = $1",
    [tenantId],
  );

describe('runDueRetention for imports', () => {
  it('removes what was read about a person who was left out, and keeps a record that is in use', async () => {
    const { tenant, partner, admin } = await makePartner();
    const token = await reviewFiles(app(), partner, [ada, bo]);
    const [left] = await listItems(app(), partner, token);
    await send(app(), partner, resumeImportsApi.decide, {
      params: { token, id: String(left?.id) },
      body: { decision: 'skip' },
    });
    await send(app(), partner, resumeImportsApi.confirm, { params: { token } });
    await runDueImports(app().services);
    await saveRetention(app(), admin, { imported_people: 6 });
    const preview = { query: { imported_people: '6' } };
    expect((await send(app(), admin, retentionApi.preview, preview)).body).toEqual({ counts: { imported_people: 0 } });
    await age(tenant.id);
    expect((await send(app(), admin, retentionApi.preview, preview)).body).toEqual({ counts: { imported_people: 1 } });
    expect(await findTablesWith(app(), tenant.id, canary)).toEqual(['bulk_import_items', 'bulk_imports']);
    await runDueRetention(app().services);
    expect(await findTablesWith(app(), tenant.id, canary)).toEqual([]);
    const items = await listItems(app(), partner, token);
    expect(items.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['–', 'skipped'],
      ['bo.txt', 'new'],
    ]);
    expect((await send(app(), admin, retentionApi.preview, preview)).body).toEqual({ counts: { imported_people: 0 } });
  });

  it('removes the file names of an import that was undone', async () => {
    const { tenant, partner, admin } = await makePartner();
    const token = await importFiles(app(), partner, [ada]);
    await send(app(), partner, resumeImportsApi.undo, { params: { token } });
    await saveRetention(app(), admin, { imported_people: 6 });
    await age(tenant.id);
    await runDueRetention(app().services);
    expect(await findTablesWith(app(), tenant.id, canary)).toEqual([]);
  });

  it('cancels an import that no one continued, with its files', async () => {
    const { tenant, partner, admin } = await makePartner();
    const token = await reviewFiles(app(), partner, [ada]);
    await saveRetention(app(), admin, { imported_people: 6 });
    await age(tenant.id);
    await runDueRetention(app().services);
    const { body } = await send(app(), partner, resumeImportsApi.read, { params: { token } });
    expect(body).toMatchObject({ state: 'canceled', counts: { total: 0 } });
    expect(await findTablesWith(app(), tenant.id, canary)).toEqual([]);
    const { rows } = await app().services.database.pool.query(
      'select count(*)::int as count from discarded_files where tenant_id = $1',
      [tenant.id],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});

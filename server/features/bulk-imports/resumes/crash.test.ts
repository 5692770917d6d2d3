import { describe, expect, it } from 'vitest';
import type { ImportState } from '#domain/features/bulk-imports/lifecycle.ts';
import { resumeImportsApi } from '#domain/features/bulk-imports/resumes/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { runUntilKilled } from '#server/testing/kill-product.ts';
import { addFile, type ImportFile, sendFiles, writeResume } from '#server/testing/resume-imports.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

const count = 60;

const names = [
  'Ada Quill',
  'Bo Tran',
  'Cy Moss',
  'Dee Roth',
  'Ed Lane',
  'Fay Moss',
  'Gil Ash',
  'Hana Lee',
  'Ira Cole',
  'Jo Park',
];

/** Every tenth is no résumé, and every tenth equals another by its email. */
const files = Array.from({ length: count }, (_, index): ImportFile => {
  const email = `person-${index % 10 === 9 ? index - 1 : index}@example.com`;
  const bytes = index % 10 === 5 ? 'SKILLS' : writeResume(names[index % 10] ?? '', { email });
  return { name: `${index}.txt`, bytes };
});

describe('kill -9 during a résumé import', { timeout: 240_000 }, () => {
  it('continues after the restart: every file in one group, nothing twice', async () => {
    const tenant = await makeTenant(app());
    const partner = await makeAccount(app(), tenant, 'recruiter');
    const token = await sendFiles(app(), partner, files.slice(0, count / 2));
    const params = { token };
    const read = async () => (await send(app(), partner, resumeImportsApi.read, { params })).body;
    // While files are still being sent.
    await runUntilKilled(app(), async () => (await read()).counts.read >= 5);
    for (const file of files) await addFile(app(), partner, token, file);
    await send(app(), partner, resumeImportsApi.finishUpload, { params });
    await runUntilKilled(app(), async () => (await read()).counts.waiting <= count / 3);
    await runUntilKilled(app(), async () => isState(await read(), 'review'));
    await send(app(), partner, resumeImportsApi.confirm, { params });
    for (const left of [50, 30, 10]) await runUntilKilled(app(), async () => (await read()).counts.read <= left);
    await runUntilKilled(app(), async () => isState(await read(), 'done'));
    const { counts } = await read();
    expect(counts).toMatchObject({ total: count, waiting: 0, read: 0, new: 48, existing: 6, skipped: 6 });
    const { db } = app().services.database;
    const people = await db.selectFrom('imported_people').select('email').execute();
    expect([people.length, new Set(people.map((person) => person.email)).size]).toEqual([48, 48]);
    const stored = await db.selectFrom('imported_person_files').select('sha256').execute();
    expect(new Set(stored.map((file) => file.sha256)).size).toBe(stored.length);
    expect(await db.selectFrom('notifications').select('id').where('token', '=', token).execute()).toHaveLength(1);
  });
});

function isState({ state }: { readonly state: ImportState }, wanted: ImportState): boolean {
  return state === wanted;
}

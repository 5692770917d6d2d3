import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createEmptyDatabase } from '#server/testing/database/template.ts';
import { silentLog } from '#server/testing/peers/throwaway-server.ts';
import { newClient } from './connection/pools.ts';
import { migrate, migrationsFolder } from './migrate/migrate.ts';

describe('migration 023-phrase-keys', () => {
  it("moves a tenant's custom texts to the new keys", async () => {
    const { url, drop } = await createEmptyDatabase();
    const earlier = copyMigrationsBefore('023');
    onTestFinished(async () => {
      rmSync(earlier, { recursive: true, force: true });
      await drop();
    });
    await migrate(url, silentLog, earlier);
    const client = newClient(url, 'test');
    await client.connect();
    onTestFinished(() => client.end());
    await client.query("insert into tenants (id, slug, title, match_weights) values (1, 'one', 'One', '{}')");
    const keys = ['account.login.title', 'search.form.words', 'secondStep.left_one', 'common.actions.save'];
    for (const key of keys) {
      await client.query("insert into tenant_texts (tenant_id, language, key, text) values (1, 'en', $1, $1)", [key]);
    }

    await migrate(url, silentLog);

    const { rows } = await client.query('select text, key from tenant_texts order by text');
    expect(rows.map(({ text, key }) => [text, key])).toEqual([
      ['account.login.title', 'accounts.login.title'],
      ['common.actions.save', 'common.actions.save'],
      ['search.form.words', 'jobs.search.form.query'],
      ['secondStep.left_one', 'accounts.twoFactor.left_one'],
    ]);
  });
});

function copyMigrationsBefore(number: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  for (const file of readdirSync(migrationsFolder)) {
    if (file.endsWith('.sql') && file < number) cpSync(join(migrationsFolder, file), join(folder, file));
  }
  return folder;
}

import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { newClient } from '#server/db/connection/pools.ts';
import { migrate, migrationsFolder } from '#server/db/migrate/migrate.ts';
import { silentLog } from '#server/testing/peers/throwaway-server.ts';
import { createEmptyDatabase } from './template.ts';

/** A database with the migrations before a number. `migrateOn` runs the others. */
export async function startBefore(number: string): Promise<{ client: Client; migrateOn: () => Promise<unknown> }> {
  const { url, drop } = await createEmptyDatabase();
  const earlier = copyMigrationsBefore(number);
  onTestFinished(async () => {
    rmSync(earlier, { recursive: true, force: true });
    await drop();
  });
  await migrate(url, silentLog, earlier);
  const client = newClient(url, 'test');
  await client.connect();
  onTestFinished(() => client.end());
  return { client, migrateOn: () => migrate(url, silentLog) };
}

function copyMigrationsBefore(number: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  for (const file of readdirSync(migrationsFolder)) {
    if (file.endsWith('.sql') && file < number) cpSync(join(migrationsFolder, file), join(folder, file));
  }
  return folder;
}

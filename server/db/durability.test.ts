import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { signal } from '#server/db/embedded/processes.ts';
import { type DatabaseProcess, spawnDatabase } from '#server/testing/database/spawn-database.ts';
import { sharedPrograms, silentLog } from '#server/testing/peers/throwaway-server.ts';
import { newClient } from './connection/pools.ts';
import { startEmbedded } from './embedded/embedded.ts';

/** For a longer run: DURABILITY_ROUNDS=50 npx vitest run server/db/durability.test.ts */
const rounds = Number(process.env.DURABILITY_ROUNDS ?? 4);
const folder = mkdtempSync(join(tmpdir(), 'durability-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Victim = 'process' | 'server' | 'both';
const victims: readonly Victim[] = ['process', 'server', 'both'];

describe('the embedded database under kill -9', () => {
  it(
    `loses no acknowledged write in ${rounds} rounds`,
    async () => {
      const acknowledged = new Set<string>();
      for (let round = 0; round < rounds; round += 1) {
        const writer = await spawnDatabase(folder, 'write');
        await writer.waitForRows(50 + Math.floor(Math.random() * 200));
        await kill(writer, victims[round % victims.length] ?? 'both');
        for (const key of writer.acknowledged) acknowledged.add(key);
      }
      const stored = await readStoredKeys();
      expect([...acknowledged].filter((key) => !stored.has(key))).toEqual([]);
      // Each of the four writers may have one stored row whose acknowledgment was lost.
      expect(stored.size - acknowledged.size).toBeLessThanOrEqual(4 * rounds);
    },
    20_000 + rounds * 15_000,
  );
});

async function kill(writer: DatabaseProcess, victim: Victim): Promise<void> {
  if (victim !== 'process') signal(writer.serverPid, 'SIGKILL');
  // The process restarts its server, and writes succeed again.
  if (victim === 'server') await writer.waitForRows(writer.acknowledged.length + 100);
  await writer.kill('SIGKILL');
}

async function readStoredKeys(): Promise<Set<string>> {
  const server = await startEmbedded({ folder, log: silentLog, programs: sharedPrograms });
  const client = newClient(server.ownerUrl, 'test');
  await client.connect();
  const { rows } = await client.query<{ key: string }>('select key from ledger');
  // Fails if the index is damaged.
  await client.query("create extension if not exists amcheck; select bt_index_check('ledger_pkey', true)");
  await client.end();
  await server.stop();
  return new Set(rows.map(({ key }) => key));
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { signal } from '#server/db/embedded/processes.ts';
import { sharedPrograms, silentLog } from '#server/testing/peers/throwaway-server.ts';
import { type DatabaseProcess, spawnDatabase } from '#server/testing/spawn-database.ts';
import { startEmbedded } from './embedded.ts';
import { newClient } from './pools.ts';

/** More rounds for a longer look: DURABILITY_ROUNDS=50 npx vitest run server/db/durability.test.ts */
const rounds = Number(process.env.DURABILITY_ROUNDS ?? 4);
const folder = mkdtempSync(join(tmpdir(), 'durability-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Victim = 'process' | 'server' | 'both';
const victims: readonly Victim[] = ['process', 'server', 'both'];

test(
  `${rounds} rounds of kill -9 during acknowledged writes lose none of them`,
  async () => {
    const acknowledged = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const writer = await spawnDatabase(folder, 'write');
      await writer.until(50 + Math.floor(Math.random() * 200));
      await strike(writer, victims[round % victims.length] ?? 'both');
      for (const key of writer.acknowledged) acknowledged.add(key);
    }
    const stored = await storedKeys();
    expect([...acknowledged].filter((key) => !stored.has(key))).toEqual([]);
    // Each of the four lanes may have one row on the disk whose acknowledgement died with the process.
    expect(stored.size - acknowledged.size).toBeLessThanOrEqual(4 * rounds);
  },
  20_000 + rounds * 15_000,
);

async function strike(writer: DatabaseProcess, victim: Victim): Promise<void> {
  if (victim !== 'process') signal(writer.serverPid, 'SIGKILL');
  // The process lives on: it starts its server again, and its clients' writes go through.
  if (victim === 'server') await writer.until(writer.acknowledged.length + 100);
  await writer.end('SIGKILL');
}

async function storedKeys(): Promise<Set<string>> {
  const server = await startEmbedded({ folder, log: silentLog, programs: sharedPrograms });
  const client = newClient(server.url, 'test');
  await client.connect();
  const { rows } = await client.query<{ key: string }>('select key from ledger');
  // Fails on the first sign of damage.
  await client.query("create extension if not exists amcheck; select bt_index_check('ledger_pkey', true)");
  await client.end();
  await server.stop();
  return new Set(rows.map(({ key }) => key));
}

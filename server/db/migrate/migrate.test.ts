import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newClient } from '#server/db/connection/pools.ts';
import { createEmptyDatabase, type TestDatabase } from '#server/testing/database/template.ts';
import { silentLog } from '#server/testing/peers/throwaway-server.ts';
import { migrate } from './migrate.ts';

let folder: string;
let database: TestDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  database = await createEmptyDatabase();
  file('001-first', 'create table fruits (name text primary key);');
  file('002-second', "insert into fruits values ('apple');");
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  };
});

describe('migrate', () => {
  it('applies the files in order, each once', async () => {
    expect(await run()).toEqual(['001-first', '002-second']);
    expect(await run()).toEqual([]);
    file('003-third', "insert into fruits values ('pear');");
    expect(await run()).toEqual(['003-third']);
    expect(await query('select name from fruits order by name')).toEqual([{ name: 'apple' }, { name: 'pear' }]);
  });

  it('accepts an empty folder', async () => {
    rmSync(folder, { recursive: true });
    expect(await run()).toEqual([]);
  });

  it('rolls back a migration that fails', async () => {
    file('003-bad', "create table half (id integer); insert into fruits values ('apple');");
    await expect(run()).rejects.toThrow(/^The migration 003-bad failed: duplicate key/);
    expect(await query("select to_regclass('half') as half")).toEqual([{ half: null }]);
    expect(await query('select name from schema_migrations order by name')).toEqual([
      { name: '001-first' },
      { name: '002-second' },
    ]);
  });

  it('rejects a changed file, a missing file and a number below an applied one', async () => {
    await run();
    file('002-second', "insert into fruits values ('plum');");
    await expect(run()).rejects.toThrow('The migration 002-second was changed after it ran on this database.');
    file('002-second', "insert into fruits values ('apple');");
    file('004-fourth', 'select 1;');
    await run();
    file('003-late', 'select 1;');
    await expect(run()).rejects.toThrow('The migration 003-late is numbered below 004-fourth');
    rmSync(join(folder, '003-late.sql'));
    rmSync(join(folder, '002-second.sql'));
    await expect(run()).rejects.toThrow('The migration 002-second ran on this database, but its file is missing.');
  });

  it('rejects a duplicate number and an invalid file name', async () => {
    file('002-other', 'select 1;');
    await expect(run()).rejects.toThrow('Two migrations have the same number');
    rmSync(join(folder, '002-other.sql'));
    writeFileSync(join(folder, 'readme.sql'), '');
    await expect(run()).rejects.toThrow('readme.sql needs a name');
  });

  it('accepts a migration from a newer version', async () => {
    file('003-third', 'select 1;');
    await run();
    rmSync(join(folder, '003-third.sql'));
    expect(await run()).toEqual([]);
  });

  it('runs concurrent starts one after another', async () => {
    const applied = await Promise.all(Array.from({ length: 5 }, run));
    expect(applied.flat()).toEqual(['001-first', '002-second']);
  });

  it('ignores line endings', async () => {
    file('003-third', 'create table a\n(b text);\n');
    await run();
    file('003-third', 'create table a\r\n(b text);\r\n');
    expect(await run()).toEqual([]);
  });
});

function run(): Promise<string[]> {
  return migrate(database.url, silentLog, folder);
}

function file(name: string, sql: string): void {
  writeFileSync(join(folder, `${name}.sql`), sql);
}

async function query(text: string): Promise<unknown[]> {
  const client = newClient(database.url, 'test');
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

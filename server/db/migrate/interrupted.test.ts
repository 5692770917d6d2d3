import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { newClient } from '#server/db/connection/pools.ts';
import { replaceDatabaseName } from '#server/testing/database/template.ts';
import { silentLog, startThrowawayServer } from '#server/testing/peers/throwaway-server.ts';
import { migrate, migrationsFolder } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

/**
 * The connection of each migration is cut before its last change of the schema; with this, before each of them:
 * MIGRATION_CUTS=all npx vitest run server/db/migrate/interrupted.test.ts
 */
const cutsAll = process.env.MIGRATION_CUTS === 'all';

const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Counts changes of the schema, and cuts the connection at one of them. A sequence keeps its value after a rollback. */
const interruption = `
  create schema interruption;
  create sequence interruption.change_count;
  create table interruption.cut (at bigint);
  insert into interruption.cut values (0);
  create function interruption.cut_connection() returns event_trigger language plpgsql security definer as $$
  begin
    if nextval('interruption.change_count') = (select at from interruption.cut) then
      perform pg_terminate_backend(pg_backend_pid());
      perform pg_sleep(60);
    end if;
  end $$;
  create event trigger cut_connection on ddl_command_start execute function interruption.cut_connection();`;

/** Changes with everything in the schema and with the applied migrations. */
const schemaHash = `
  select md5(string_agg(line, E'\\n' order by line)) as hash from (
    select concat_ws(' ', 'table', relname, relkind, relrowsecurity, relacl) from pg_class
      where relnamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', 'column', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
        pg_get_expr(d.adbin, d.adrelid))
      from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relnamespace = 'public'::regnamespace
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum where a.attnum > 0 and not a.attisdropped
    union all
    select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all
    select concat_ws(' ', 'policy', tablename, policyname, qual, with_check) from pg_policies where schemaname = 'public'
    union all
    select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', 'migration', name) from schema_migrations
  ) lines(line)`;

describe('migrate, with the connection cut during a migration', () => {
  it(
    'every migration -> the schema before it, and the same schema as without a cut after the next run',
    async ({ annotate }) => {
      const server = await startThrowawayServer();
      onTestFinished(server.stop);
      const cut = await openDatabase(server.ownerUrl, 'cut');
      const plain = await openDatabase(server.ownerUrl, 'plain');
      const migrations = readMigrations(migrationsFolder);
      let cutCount = 0;
      for (const { name } of migrations) {
        cpSync(join(migrationsFolder, `${name}.sql`), join(folder, `${name}.sql`));
        await plain.resetChanges(0);
        await plain.run();
        const changeCount = await plain.countChanges();
        const before = await cut.readSchema();
        for (let at = cutsAll ? 1 : changeCount; at <= changeCount; at += 1) {
          await cut.resetChanges(at);
          await expect(cut.run()).rejects.toThrow(/terminat/i);
          expect([name, at, await cut.readSchema()]).toEqual([name, at, before]);
          cutCount += 1;
        }
        await cut.resetChanges(0);
        expect(await cut.run()).toEqual([name]);
        expect([name, await cut.readSchema()]).toEqual([name, await plain.readSchema()]);
      }
      await annotate(`${cutCount} cuts in ${migrations.length} migrations`);
    },
    cutsAll ? 1_800_000 : 240_000,
  );
});

/** Creates a database whose changes are counted. Only a superuser can do that, so the server is one of its own. */
async function openDatabase(ownerUrl: string, name: string) {
  const url = replaceDatabaseName(ownerUrl, name);
  const owner = await connect(ownerUrl);
  await owner.query(`create database ${name} template template0`);
  await migrate(url, silentLog, folder);
  const client = await connect(url);
  await client.query(interruption);
  const readFirst = async (sql: string) => Object.values((await client.query(sql)).rows[0] ?? {})[0];
  return {
    run: () => migrate(url, silentLog, folder),
    readSchema: () => readFirst(schemaHash),
    /** Starts the count. The connection is cut before change number `at`; 0 is none. */
    resetChanges: (at: number) =>
      client.query(`select setval('interruption.change_count', 1, false); update interruption.cut set at = ${at}`),
    countChanges: async () => Number(await readFirst('select last_value from interruption.change_count')),
  };
}

async function connect(url: string) {
  const client = newClient(url, 'test');
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newClient } from '#server/db/connection/pools.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { runQuery } from '#server/testing/database/query-at.ts';
import { cloneDatabase, createEmptyDatabase } from '#server/testing/database/template.ts';
import { silentLog } from '#server/testing/peers/throwaway-server.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const secret = 'a secret of thirty-two characters';

let folder: string;
let migrations: string;
let source: string;
let target: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  migrations = join(folder, 'migrations');
  mkdirSync(migrations);
  writeFileSync(join(migrations, '001-plants.sql'), schema);
  const databases = await Promise.all([createEmptyDatabase(), createEmptyDatabase()]);
  [source, target] = databases.map(({ url }) => url) as [string, string];
  await migrate(source, silentLog, migrations);
  await runQuery(source, rows);
  mkdirSync(join(folder, 'files', 'ab'), { recursive: true });
  writeFileSync(join(folder, 'files', 'ab', 'one'), Buffer.alloc(300_000, 7));
  writeFileSync(join(folder, 'files', 'ab', 'half.part'), 'unfinished');
  return async () => {
    rmSync(folder, { recursive: true });
    await Promise.all(databases.map(({ drop }) => drop()));
  };
});

describe('backup and restore', () => {
  it('restores every row, file, sequence, key and trigger', async () => {
    const counts = await backup(from(source));
    expect(counts).toEqual({ tables: 4, rows: 5006, files: 1 });
    expect(await restore(into(target), silentLog, migrations)).toEqual(counts);
    for (const query of [
      'select * from plants order by id',
      'select * from events order by id',
      'select * from kinds',
      'select * from beds order by tenant_id',
    ]) {
      expect(await runQuery(target, query)).toEqual(await runQuery(source, query));
    }
    expect(readFileSync(join(folder, 'restored', 'ab', 'one'))).toEqual(Buffer.alloc(300_000, 7));
    expect(readdirSync(join(folder, 'restored', 'ab'))).toEqual(['one']);
    expect(await runQuery(target, "insert into plants (name) values ('next') returning id")).toEqual([{ id: 5001 }]);
    await expect(runQuery(target, 'update events set what = null')).rejects.toThrow('never changes');
    await expect(runQuery(target, 'insert into events (plant_id) values (-1)')).rejects.toThrow('foreign key');
    expect([await countBeds(source, 2), await countBeds(target, 2)]).toEqual([1, 1]);
    expect(await indexNames(target)).toEqual(await indexNames(source));
  });

  it('backs up a consistent snapshot during concurrent writes', async () => {
    let isWriting = true;
    const writer = (async () => {
      while (isWriting)
        await runQuery(
          source,
          "with p as (insert into plants (name) values ('new') returning id) insert into events (plant_id) select id from p",
        );
    })();
    await backup(from(source));
    isWriting = false;
    await writer;
    await restore(into(target), silentLog, migrations);
    const [count] = await runQuery(
      target,
      'select (select count(*) from plants) - (select count(*) from events) as difference',
    );
    expect(count).toEqual({ difference: 4998 });
  });

  it('encrypts the backup and rejects another secret', async () => {
    await backup(from(source));
    expect(readFileSync(join(folder, 'backup')).includes('Quercus')).toBe(false);
    await expect(restore({ ...into(target), secret: `${secret}!` }, silentLog, migrations)).rejects.toThrow(
      'another SECRET',
    );
    await expect(runQuery(target, 'select from plants')).rejects.toThrow('does not exist');
  });

  it('rejects a changed, truncated or extended file and leaves the target empty', async () => {
    await backup(from(source));
    const bytes = readFileSync(join(folder, 'backup'));
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(bytes.length - 40) ^ 1, bytes.length - 40);
    for (const broken of [
      changed,
      bytes.subarray(0, -1),
      bytes.subarray(0, 90),
      Buffer.concat([bytes, bytes.subarray(-60)]),
    ]) {
      writeFileSync(join(folder, 'backup'), broken);
      await expect(restore(into(target), silentLog, migrations)).rejects.toThrow('This backup is damaged');
    }
    writeFileSync(join(folder, 'backup'), 'something else');
    await expect(restore(into(target), silentLog, migrations)).rejects.toThrow('not a backup');
    writeFileSync(join(folder, 'backup'), bytes);
    await restore(into(target), silentLog, migrations);
  });

  it('rejects a target that is not empty and a file that already exists', async () => {
    await backup(from(source));
    await expect(backup(from(source))).rejects.toThrow('already exists');
    await expect(restore(into(source), silentLog, migrations)).rejects.toThrow(
      'The target database is not empty: it has 5 tables.',
    );
    mkdirSync(join(folder, 'restored'));
    writeFileSync(join(folder, 'restored', 'old'), '');
    await expect(restore(into(target), silentLog, migrations)).rejects.toThrow('is not empty');
  });

  it('migrates an older backup and rejects a newer one', async () => {
    await backup(from(source));
    writeFileSync(join(migrations, '002-color.sql'), "alter table plants add color text not null default 'green';");
    await restore(into(target), silentLog, migrations);
    expect(await runQuery(target, 'select color from plants where id = 1')).toEqual([{ color: 'green' }]);
    rmSync(join(folder, 'backup'));
    await backup(from(target));
    rmSync(join(migrations, '002-color.sql'));
    const third = await createEmptyDatabase();
    await expect(
      restore({ ...into(third.url), filesFolder: join(folder, 'third') }, silentLog, migrations),
    ).rejects.toThrow('does not know the schema of the backup (migration 002-color)');
  });
});

describe('restore', () => {
  it('restores the schema of the product', async () => {
    const product = await cloneDatabase();
    const counts = await backup(from(product.url));
    expect(await restore(into(target), silentLog)).toEqual(counts);
    expect(await indexNames(target)).toEqual(await indexNames(product.url));
    await product.drop();
  });
});

describe('backup', () => {
  it('rejects a database with a policy that could hide rows', async () => {
    await runQuery(
      source,
      'alter table plants enable row level security; create policy tall on plants using (height > 9)',
    );
    await expect(backup(from(source))).rejects.toThrow('The table plants has the row-level security policy tall');
  });
});

const schema = `
  create table kinds (code text primary key, parent text references kinds);
  insert into kinds values ('tree', null), ('oak', 'tree');
  create table plants (id bigint generated always as identity primary key, name text not null, kind text references kinds,
    height numeric, seen timestamptz, day date, tags text[], data jsonb, raw bytea, share double precision,
    search tsvector generated always as (to_tsvector('english', name)) stored);
  create index plants_search on plants using gin (search);
  create index plants_day on plants (day desc) where day is not null;
  create table events (id bigint generated by default as identity primary key, plant_id bigint not null references plants, what text);
  create table beds (tenant_id bigint primary key);
  alter table beds enable row level security, force row level security;
  create policy tenant_isolation on beds using (tenant_id::text = current_setting('app.tenant', true) or current_setting('app.tenant', true) = 'all');
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'an event never changes'; end $$;
  create trigger append_only before update or delete or truncate on events for each statement execute function refuse();`;

const rows = `
  delete from kinds where code = 'oak'; insert into kinds values ('oak', 'tree');
  insert into plants (name, kind, height, seen, day, tags, data, raw, share)
    select 'Quercus ' || i || E' \\\\ "tab\\t" line\\n end é 한국어', 'oak', i / 7.0, timestamptz '2026-01-01 10:00+02' + i * interval '1 s', date '2026-02-28',
      array['a,b', null, '"{}'], jsonb_build_object('n', i, 'text', E'\\n'), decode(md5(i::text), 'hex'), 1 / (i + 0.1) from generate_series(1, 5000) i;
  insert into beds values (1), (2);
  insert into events (plant_id, what) values (1, null), (2, '\\N');`;

function from(url: string) {
  return { url, secret, filesFolder: join(folder, 'files'), file: join(folder, 'backup') };
}

function into(url: string) {
  return { ...from(url), filesFolder: join(folder, 'restored') };
}

/** As the owner, to whom row-level security applies only if it is forced. */
async function countBeds(url: string, tenant: number): Promise<unknown> {
  const client = newClient(url, 'test', tenant);
  await client.connect();
  const { rowCount } = await client.query('select from beds');
  await client.end();
  return rowCount;
}

function indexNames(url: string): Promise<unknown[]> {
  return runQuery(url, "select indexdef from pg_indexes where schemaname = 'public' order by 1");
}

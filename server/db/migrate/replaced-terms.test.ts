import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startBefore } from '#server/testing/database/migrated.ts';
import { migrationsFolder } from './migrate.ts';

describe('migrations of replaced terms', () => {
  it('move the terms of a profile to their successors, in order and without duplicates', async () => {
    const { client, migrateOn } = await startBefore('038');
    const [title, skill] = [readReplaced('titles.tsv'), readReplaced('skills.tsv')];
    await client.query("insert into tenants (id, slug, title, match_weights) values (1, 'one', 'One', '{}')");
    const { rows: users } = await client.query(
      `insert into users (tenant_id, email, password_hash, full_name, account_kind)
       values (1, 'ana@example.org', 'x', 'Ana', 'job_seeker') returning id`,
    );
    await client.query(
      'insert into seeker_profiles (tenant_id, user_id, skill_ids, title_ids) values (1, $1, $2, $3)',
      [users[0].id, [7, skill.old, skill.successor, 1_000_000], [title.old]],
    );

    await migrateOn();

    const { rows } = await client.query('select skill_ids, title_ids from seeker_profiles');
    expect(rows).toEqual([{ skill_ids: [7, skill.successor, 1_000_000], title_ids: [title.successor] }]);
  });

  it('name each replaced term of the taxonomy', () => {
    const files = readdirSync(migrationsFolder).filter((file) => file.endsWith('-replaced-terms.sql'));
    const sql = files.map((file) => readFileSync(join(migrationsFolder, file), 'utf8')).join('');
    const replaced = ['skills.tsv', 'titles.tsv'].flatMap(listReplaced);
    expect(replaced.length).toBeGreaterThan(300);
    expect(replaced.filter(({ old, successor }) => !sql.includes(`(${old}, ${successor})`))).toEqual([]);
  });
});

interface Replaced {
  readonly old: number;
  readonly successor: number;
}

function listReplaced(file: string): Replaced[] {
  const path = join(import.meta.dirname, '..', '..', 'reference', 'data', file);
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .filter(([, , , , , replacedBy]) => replacedBy)
    .map(([id, , , , , replacedBy]) => ({ old: Number(id), successor: Number(replacedBy) }));
}

function readReplaced(file: string): Replaced {
  const [first] = listReplaced(file);
  if (!first) throw new Error(`${file} has no replaced term`);
  return first;
}

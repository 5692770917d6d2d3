import { describe, expect, it } from 'vitest';
import { migrationsFolder } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

/** Earlier ones ran before an upgrade without an interruption was promised. */
const firstCheckedMigration = '147';

/** Without comments and bodies of functions. */
function readStatements(sql: string): string[] {
  const plain = sql.replaceAll(/--.*$/gm, '').replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''");
  return plain
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);
}

const incompatible: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['drops a table', /^drop table /],
  ['drops a column', /^alter table .* drop column /],
  ['renames a table or column', /^alter table .* rename (?!constraint)/],
  ['changes the type of a column', /^alter table .* alter (column )?\w+ (set data )?type /],
  ['makes a column required', /^alter table .* set not null/],
  [
    'adds a required column without a default',
    /^alter table .* add (column )?(?!constraint|check|foreign|primary|unique)\w+ (?=[^,]*not null)(?![^,]*default)/,
  ],
];

function findIncompatible(sql: string): string[] {
  const statements = readStatements(sql);
  return statements.flatMap((statement) =>
    incompatible.flatMap(([what, pattern]) => (pattern.test(statement) ? [`${what}: ${statement}`] : [])),
  );
}

describe('migrations', () => {
  const migrations = readMigrations(migrationsFolder).filter(({ name }) => name >= firstCheckedMigration);

  it.each(migrations)('$name -> the previous version can still read and write', ({ sql }) => {
    expect(findIncompatible(sql)).toEqual([]);
  });

  it.each([
    'drop table jobs;',
    'alter table jobs drop column title;',
    'alter table jobs rename column title to name;',
    'alter table jobs alter column title type varchar(9);',
    'alter table jobs alter title set not null;',
    'alter table jobs add column size integer not null;',
    'alter table jobs add note text, add size integer not null;',
  ])('%s -> found', (sql) => {
    expect(findIncompatible(sql)).toHaveLength(1);
  });

  it.each([
    '-- drop table jobs;',
    'create function f() returns void language sql as $$ drop table jobs $$;',
    "alter table jobs add column size integer not null default 0, add note text default 'a';",
    'alter table jobs add constraint size_check check (size is not null);',
    'alter table surveys alter column created_by drop not null;',
  ])('%s -> allowed', (sql) => {
    expect(findIncompatible(sql)).toEqual([]);
  });
});

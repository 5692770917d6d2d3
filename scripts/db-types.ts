// Writes server/db/tables.ts, the types of the tables, from a freshly migrated database. With --check: fails when it is not up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { PostgresDialect as CodegenDialect, type ColumnOverrides, generate } from 'kysely-codegen';
import { columnOverrides, columnTypeImports } from '#scripts/database/column-types.ts';
import { openPool } from '#server/db/connection/pools.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { silentLog, startThrowawayServer } from '#server/testing/peers/throwaway-server.ts';

const file = join(import.meta.dirname, '..', 'server', 'db', 'tables.ts');

const server = await startThrowawayServer();
try {
  await migrate(server.ownerUrl, silentLog);
  const types = await tableTypes(server.ownerUrl);
  if (process.argv.includes('--check')) check(types);
  else writeFileSync(file, types);
} finally {
  await server.stop();
}

/** As the values arrive through server/db/rows/value-types.ts. */
async function tableTypes(url: string): Promise<string> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: openPool(url, 'tables', silentLog) }) });
  try {
    const columns: ColumnOverrides = {};
    const types = await generate({
      db,
      dialect: new CodegenDialect({ dateParser: 'string', numericParser: 'number' }),
      excludePattern: 'schema_migrations',
      customImports: columnTypeImports,
      overrides: { columns },
      postprocess: async ({ metadata }) => {
        Object.assign(columns, columnOverrides(metadata));
        return metadata;
      },
      typeMapping: { int8: 'number', numeric: 'number' },
      typeOnlyImports: true,
    });
    return types.replace('export interface DB {', 'export interface Database {');
  } finally {
    await db.destroy();
  }
}

function check(types: string): void {
  if (readFileSync(file, 'utf8') === types) return;
  console.error('server/db/tables.ts does not match the migrations. Run: npm run db:types');
  process.exitCode = 1;
}

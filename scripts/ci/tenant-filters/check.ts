import { existsSync, readFileSync } from 'node:fs';
import { formatFailure, singleResult, sumTallies, type Tally } from '#scripts/test/tally.ts';
import { findUnfiltered, readTenantTables } from './find-unfiltered.ts';

/** Checks that every statement that the tests ran for a tenant names the tenant of each table. */
export function checkTenantFilters(file: string): Tally {
  const tables = readTenantTables(readFileSync('server/db/tables.ts', 'utf8'));
  const lines = existsSync(file) ? new Set(readFileSync(file, 'utf8').trim().split('\n')) : new Set<string>();
  const statements = [...lines].map((line) => String(JSON.parse(line)));
  const found = statements.flatMap((sql) => findUnfiltered(sql, tables));
  // The first statement of each table is enough to find the query.
  const first = found.filter(({ table }, index) => found.findIndex((one) => one.table === table) === index);
  const failures = first.map(({ table, sql }) =>
    singleResult(
      formatFailure(`statement without the tenant of ${table}`, sql.replace(/\s+/g, ' ').slice(0, 300)),
      false,
    ),
  );
  // Without statements, nothing was checked.
  return sumTallies([
    ...failures,
    singleResult(`${statements.length} statements name their tenant`, statements.length > 0),
  ]);
}

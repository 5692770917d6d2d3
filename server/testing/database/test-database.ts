import type pg from 'pg';
import type { OpenDatabase } from '#server/db/connection/open.ts';
import type { Db } from '#server/db/db.ts';
import { connectInScope } from '#server/db/tenant-scope.ts';

/** A database with queries for tests, which see the rows of all tenants. */
export interface SystemDatabase extends OpenDatabase {
  readonly db: Db;
  readonly pool: pg.Pool;
}

export function withSystemScope(database: OpenDatabase): SystemDatabase {
  const main = database.poolStatus as pg.Pool;
  const query = async (sql: string, values: unknown[] = []) => {
    const client = await connectInScope(() => main.connect(), 'all');
    // Statements without values may be several.
    const result = values.length > 0 ? client.query(sql, values) : client.query(sql);
    return result.finally(() => client.release());
  };
  const pool = new Proxy(main, {
    get(target, name) {
      if (name === 'query') return query;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...database, db: database.forTenant('all'), pool };
}

/** A statement that reads or changes the rows of a table without naming the tenant. */
export interface Unfiltered {
  readonly table: string;
  readonly sql: string;
}

const keywords =
  'where on set inner left right full cross join natural order group limit offset for values returning select using union having window as tablesample when do';
const reserved = new Set(keywords.split(' '));

const reference =
  /\b(from|join|update|into|using)\s+(?:only\s+)?(?:lateral\s+)?(?:public\.)?([a-z_]+)(?:\s+(?:as\s+)?([a-z_]\w*))?/g;

/**
 * Finds the references to tables with tenants whose alias has no condition or column `tenant_id` in the statement. A rough
 * reading of the text, without its grammar: enough for statements that name their tables and aliases plainly, as ours do.
 */
export function findUnfiltered(sql: string, tenantTables: ReadonlySet<string>): Unfiltered[] {
  const text = sql
    .toLowerCase()
    .replaceAll('"', '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/--.*$/gm, ' ');
  const ownTables = new Set(
    [...text.matchAll(/\b([a-z_]+)\s*(?:\([^()]*\))?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/g)].map(
      ([, name]) => name,
    ),
  );
  const found = [...text.matchAll(reference)].filter(
    ([, , table = '']) => tenantTables.has(table) && !ownTables.has(table),
  );
  return found
    .filter(([, word = '', table = '', next = '']) => {
      const alias = next === '' || reserved.has(next) ? table : next;
      const isNamed = new RegExp(`\\b${alias}\\.tenant_id\\b`).test(text);
      const isPlain = alias === table && /(?<![\w.])tenant_id\b/.test(text);
      return !isNamed && !isPlain && !(word === 'into' && /(?<![\w.])tenant_id\b/.test(text));
    })
    .map(([, , table = '']) => ({ table, sql }));
}

/** The tables with a column `tenant_id`, from the types of the tables. */
export function readTenantTables(types: string): Set<string> {
  const interfaces = new Map(
    [...types.matchAll(/^export interface (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => [name, body]),
  );
  const tables = [...(interfaces.get('DB') ?? interfaces.get('Database') ?? '').matchAll(/^\s+(\w+): (\w+);/gm)];
  return new Set(
    tables
      .filter(([, , type = '']) => /^\s+tenant_id:/m.test(interfaces.get(type) ?? ''))
      .map(([, table = '']) => table),
  );
}

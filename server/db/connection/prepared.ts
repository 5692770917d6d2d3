import { createHash } from 'node:crypto';
import { sql } from 'kysely';

const marker = '/* prepared */';

/**
 * Marks a statement that PostgreSQL parses and plans once per connection instead of each time it runs. For frequent statements
 * that read few rows by index: most of their time is planning. Not for `select *`, which fails when a migration adds a
 * column, nor for statements whose text depends on the number of values, or whose best plan depends on the values.
 */
export const prepared = sql.raw(marker);

const names = new Map<string, string>();

/** The name under which a connection prepares the statement; undefined for statements without the mark. */
export function getStatementName(text: string): string | undefined {
  if (!text.includes(marker)) return undefined;
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

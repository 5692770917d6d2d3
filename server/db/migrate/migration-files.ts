import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from '#server/db/connection/database-error.ts';

export interface Migration {
  /** File name without extension, such as `001-tenants-and-accounts`. */
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/** The migrations of a folder, in order. */
export function readMigrations(folder: string): Migration[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.sql')) : [];
  const misnamed = files.find((file) => !/^\d{3}-[a-z0-9-]+\.sql$/.test(file));
  if (misnamed) throw new DatabaseError(`The migration ${misnamed} needs a name like 012-what-it-does.sql.`);
  const migrations = files.sort().map((file) => readMigration(folder, file));
  for (const [index, { name }] of migrations.entries()) {
    const before = migrations[index - 1]?.name;
    if (before?.slice(0, 3) === name.slice(0, 3))
      throw new DatabaseError(`Two migrations have the same number: ${before} and ${name}.`);
  }
  return migrations;
}

function readMigration(folder: string, file: string): Migration {
  // Git may check out files with CRLF.
  const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
  return { name: file.slice(0, -'.sql'.length), sql, sha256: createHash('sha256').update(sql).digest('hex') };
}

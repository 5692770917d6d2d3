import { appendFileSync } from 'node:fs';
import type { FailFastOptions } from '#server/db/connection/fail-fast.ts';

/**
 * Records the statements that run for a tenant, each once, and appends them as lines of JSON to the file of STATEMENTS. The
 * file is checked after the tests: each statement must name the tenant.
 */
export function recordStatements(cleanups: (() => unknown)[]): Pick<FailFastOptions, 'onStatement'> {
  const { STATEMENTS: file } = process.env;
  if (!file) return {};
  const statements = new Set<string>();
  cleanups.push(() => appendFileSync(file, [...statements].map((sql) => `${JSON.stringify(sql)}\n`).join('')));
  return { onStatement: ({ sql }, scope) => void (typeof scope === 'number' && statements.add(sql)) };
}

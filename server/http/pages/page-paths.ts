import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { IdFromText } from '#domain/lib/fields.ts';

/** What an address names: a page, a page about one record, or nothing. */
export type AddressTarget =
  | { readonly kind: 'page' | 'unknown' }
  | { readonly kind: 'record'; readonly pattern: string; readonly id: number };

export type FindTarget = (path: string) => AddressTarget;

/**
 * Reads the list of page paths that the build wrote. Like the router of the web app, it compares without case and ignores a
 * slash at the end. Without a list only the public pages of jobs are known to be about a record, and every other path is a page.
 */
export async function readPagePaths(folder: string): Promise<FindTarget> {
  const text = await readFile(join(folder, 'page-paths.json'), 'utf8').catch(() => null);
  const patterns = text === null ? publicJobPages : z.array(z.string()).parse(JSON.parse(text));
  const plain = new Set(patterns.map(normalize));
  const ofRecords = patterns.filter((pattern) => pattern.includes(':id')).map(compile);
  return (path) => {
    const wanted = normalize(path);
    if (!wanted.includes(':') && plain.has(wanted)) return { kind: 'page' };
    for (const { pattern, expression } of ofRecords) {
      const { id } = expression.exec(wanted)?.groups ?? {};
      const parsed = IdFromText.safeParse(id);
      if (parsed.success) return { kind: 'record', pattern, id: Number(id) };
    }
    return { kind: text === null ? 'page' : 'unknown' };
  };
}

export const publicJobPages: readonly string[] = ['/jobs/:id', '/jobs_view/:id'];

/** The parts of an application draft follow its path. */
function compile(pattern: string): { pattern: string; expression: RegExp } {
  const source = normalize(pattern)
    .replace(':id', '(?<id>[^/]+)')
    .replace(/\/apply$/, '/apply(?:/[^/]+)?');
  return { pattern, expression: new RegExp(`^${source}$`) };
}

function normalize(path: string): string {
  return path.toLowerCase().replace(/(.)\/+$/, '$1');
}

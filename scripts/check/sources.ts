import { globSync, readFileSync } from 'node:fs';

export interface Source {
  readonly path: string;
  readonly text: string;
}

const FOLDERS = '{domain,server,web,e2e,scripts,bench}/**/*.{ts,tsx,mjs}';

/** Written by a program, so the rules for people's files do not hold. */
const GENERATED = ['server/db/tables.ts'];

/** The code of the house, in order of path. */
export function readSources(): readonly Source[] {
  return globSync(FOLDERS)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !GENERATED.includes(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

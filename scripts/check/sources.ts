import { globSync, readFileSync } from 'node:fs';

export interface Source {
  readonly path: string;
  readonly text: string;
}

const FOLDERS = '{domain,server,web,e2e,scripts,bench}/**/*.{ts,tsx,mjs}';

/** Generated files, exempt from the rules for hand-written code. */
const GENERATED = ['server/db/tables.ts', 'server/http/docs/client/operations.ts'];

/** All source files of the project, sorted by path. */
export function readSources(): readonly Source[] {
  return globSync(FOLDERS)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !GENERATED.includes(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

import type { Check } from './finding.ts';
import { readSources, type Source } from './sources.ts';

export const sqlLocation: Check = {
  name: 'SQL location',
  run() {
    const server = readSources().filter(({ path }) => path.startsWith('server/'));
    return { checkedCount: server.length, unit: 'files', problems: sqlProblems(server) };
  },
};

const ALLOWED_PATHS = [
  /\/(?:[\w-]+-)?queries\.ts$/,
  /^server\/features\/reports\//,
  /^server\/db\//,
  /^server\/testing\//,
  /\.test\.ts$/,
];
const STATEMENT = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;

/** Services get the query builder through `ctx.db` without an import, so this check searches for the calls. */
export function sqlProblems(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path, text }) => STATEMENT.test(text) && !ALLOWED_PATHS.some((home) => home.test(path)))
    .map(({ path }) => `${path} builds SQL; move it to the feature's queries.ts`);
}

import type { Check } from './finding.ts';
import { readSources, type Source } from './sources.ts';

export const sqlLocation: Check = {
  name: 'home of SQL',
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

/** Query builders reach a service through `ctx.db`, where no import shows; so the calls themselves are looked for. */
export function sqlProblems(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path, text }) => STATEMENT.test(text) && !ALLOWED_PATHS.some((home) => home.test(path)))
    .map(({ path }) => `${path} builds SQL; it belongs in the feature's queries.ts`);
}

import type { Check } from './finding.ts';
import { readSources, type Source } from './sources.ts';

export const suppressions: Check = {
  name: 'suppressions',
  run() {
    const sources = readSources();
    return { checkedCount: sources.length, unit: 'files', problems: suppressionProblems(sources) };
  },
};

/** Comments that suppress a tool; each is concatenated so that this file contains none itself. */
const FORBIDDEN = [`@ts-${'ignore'}`, `@ts-${'nocheck'}`, `eslint-${'disable'}`, `prettier-${'ignore'}`];
const EXPECTED = new RegExp(`@ts-${'expect'}-error(.*)`);
const BIOME = new RegExp(`biome-${'ignore'}[a-z-]*\\s+[\\w/]+(?:\\([^)]*\\))?(.*)`);

/** Every suppression gives a reason of at least three words; suppressions that never expire are forbidden. */
export function suppressionProblems(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const forbidden = FORBIDDEN.find((word) => line.includes(word));
      if (forbidden) return [`${path}:${index + 1} uses ${forbidden}`];
      const reason = (line.match(BIOME) ?? line.match(EXPECTED))?.[1];
      return reason === undefined || isReason(reason)
        ? []
        : [`${path}:${index + 1} suppresses a rule without a reason`];
    }),
  );
}

function isReason(text: string): boolean {
  return (text.match(/\p{L}{2,}/gu) ?? []).length >= 3;
}

import { readFileSync } from 'node:fs';
import { phraseTypes, phraseTypesFile } from '#scripts/phrases/phrase-types.ts';
import type { Check } from './finding.ts';

export const phraseTypesCheck: Check = {
  name: 'phrase types',
  run() {
    const expected = phraseTypes();
    const current = readFileSync(phraseTypesFile, 'utf8') === expected;
    return {
      checkedCount: expected.split('import type').length - 1,
      unit: 'files',
      problems: current ? [] : [`${phraseTypesFile} is out of date. Run: npm run phrases`],
    };
  },
};

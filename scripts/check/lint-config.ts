import { readFileSync } from 'node:fs';
import { biomeConfig } from '#scripts/biome/config.ts';
import type { Check } from './finding.ts';

export const lintConfig: Check = {
  name: 'lint configuration',
  run() {
    const current = readFileSync('biome.json', 'utf8') === biomeConfig();
    return {
      checkedCount: 1,
      unit: 'file',
      problems: current ? [] : ['biome.json is out of date. Run: npm run lint:config'],
    };
  },
};

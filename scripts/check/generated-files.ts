import { readFileSync } from 'node:fs';
import { biomeConfig } from '#scripts/biome/config.ts';
import { phraseTypes, phraseTypesFile } from '#scripts/phrases/phrase-types.ts';
import type { Check } from './finding.ts';

interface GeneratedFile {
  readonly path: string;
  readonly build: () => string;
  readonly command: string;
}

const generated: readonly GeneratedFile[] = [
  { path: 'biome.json', build: biomeConfig, command: 'npm run lint:config' },
  { path: phraseTypesFile, build: phraseTypes, command: 'npm run phrases' },
];

export const generatedFiles: Check = {
  name: 'generated files',
  run() {
    const outdated = generated.filter(({ path, build }) => readFileSync(path, 'utf8') !== build());
    return {
      checkedCount: generated.length,
      unit: 'files',
      problems: outdated.map(({ path, command }) => `${path} is out of date. Run: ${command}`),
    };
  },
};

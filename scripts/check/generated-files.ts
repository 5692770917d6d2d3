import { readFileSync } from 'node:fs';
import { buildOperations, operationsFile } from '#scripts/api-client/operations.ts';
import { biomeConfig } from '#scripts/biome/config.ts';
import { phraseTypes, phraseTypesFile } from '#scripts/phrases/phrase-types.ts';
import type { Check } from './finding.ts';

interface GeneratedFile {
  readonly path: string;
  readonly build: () => string | Promise<string>;
  readonly command: string;
}

const generated: readonly GeneratedFile[] = [
  { path: 'biome.json', build: biomeConfig, command: 'npm run lint:config' },
  { path: operationsFile, build: buildOperations, command: 'npm run api:client' },
  { path: phraseTypesFile, build: phraseTypes, command: 'npm run phrases' },
];

export const generatedFiles: Check = {
  name: 'generated files',
  async run() {
    const current = await Promise.all(generated.map(({ build }) => build()));
    const outdated = generated.filter(({ path }, index) => readFileSync(path, 'utf8') !== current[index]);
    return {
      checkedCount: generated.length,
      unit: 'files',
      problems: outdated.map(({ path, command }) => `${path} is out of date. Run: ${command}`),
    };
  },
};

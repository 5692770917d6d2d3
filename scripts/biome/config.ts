import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { importBoundaries } from './import-boundaries.ts';

const biome = 'node_modules/@biomejs/biome/bin/biome';

/** The text of biome.json: `base.json` with the import boundaries before its overrides, formatted. */
export function biomeConfig(): string {
  const base = JSON.parse(readFileSync('scripts/biome/base.json', 'utf8'));
  const text = JSON.stringify({ ...base, overrides: [...importBoundaries(), ...base.overrides] });
  const args = [biome, 'format', '--stdin-file-path=biome.json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { input: text, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

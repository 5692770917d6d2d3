import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptedFiles, rejectedFiles } from './lint-cases.ts';

// Outside the project, because Biome skips ignored folders inside it.
let folder = '';
let refusals: readonly { rule: string; path: string }[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wavelength-walls-'));
  for (const file of ['biome.json', 'package.json', '.gitignore']) cpSync(file, join(folder, file));
  for (const { path, text } of [...rejectedFiles, ...acceptedFiles]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  refusals = refusedIn(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the linter rejects', () => {
  it.each(rejectedFiles.map(({ path, rule }) => [path, rule]))('%s by %s', (path, rule) => {
    expect(rulesAgainst(path)).toEqual([rule]);
  });
});

describe('the linter accepts', () => {
  it.each(acceptedFiles.map(({ path }) => [path]))('%s', (path) => {
    expect(rulesAgainst(path)).toEqual([]);
  });
});

function rulesAgainst(path: string): string[] {
  return refusals.filter((refusal) => refusal.path === path).map(({ rule }) => rule);
}

function refusedIn(cwd: string) {
  const args = [resolve('node_modules/@biomejs/biome/bin/biome'), 'lint', '--reporter=json', '--max-diagnostics=1000'];
  const { diagnostics } = JSON.parse(spawnSync(process.execPath, args, { cwd, encoding: 'utf8' }).stdout);
  return diagnostics.map(({ category, location }: { category: string; location: { path: string } }) => ({
    rule: category.split('/').at(-1),
    path: location.path,
  }));
}

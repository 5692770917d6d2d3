import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Sample files; all but `right.ts` violate a boundary that the TypeScript projects enforce. */
const files: Readonly<Record<string, string>> = {
  'domain/right.ts': 'export const right = 1;',
  'domain/with-node.ts': "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;",
  'domain/with-process.ts': 'export const name = process.title;',
  'domain/with-page.ts': 'export const title = document.title;',
  'domain/to-server.ts': "import { right } from '#server/right.ts';\nexport const a = right;",
  'server/right.ts': "import { right as below } from '#domain/right.ts';\nexport const right = below;",
  'server/with-page.ts': 'export const title = document.title;',
  'server/to-web.ts': "import { right } from '#web/right.ts';\nexport const a = right;",
  'web/right.ts': "import { right as below } from '#domain/right.ts';\nexport const right = below;",
  'web/to-server.ts': "import { right } from '#server/right.ts';\nexport const a = right;",
  'web/with-node.ts': "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;",
};

let folder = '';
let errors = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wavelength-sides-'));
  const settings = [
    'package.json',
    'tsconfig.base.json',
    ...['domain', 'server', 'web'].map((side) => `${side}/tsconfig.json`),
  ];
  for (const file of settings) cpSync(file, join(folder, file));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  errors = ['domain', 'server', 'web'].map((side) => compile(folder, side)).join('');
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the compiler rejects', () => {
  it.each(Object.keys(files).filter((path) => !path.includes('right')))('%s', (path) => {
    expect(errors).toContain(`${path}(`);
  });
});

describe('the compiler accepts', () => {
  it.each(Object.keys(files).filter((path) => path.includes('right')))('%s', (path) => {
    expect(errors).not.toContain(`${path}(`);
  });
});

function compile(cwd: string, side: string): string {
  const args = [resolve('node_modules/typescript/bin/tsc'), '-b', side, '--pretty', 'false'];
  return spawnSync(process.execPath, args, { cwd, encoding: 'utf8' }).stdout;
}

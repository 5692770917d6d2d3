import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPageAssets } from './page-assets.ts';

const html = '<html><head><title>Wavelength</title></head><body></body></html>';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wavelength-parts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a page names the files of its address in its head, and no other page does', async () => {
  const parts = { '/login': { scripts: ['assets/login-1.js'], styles: ['assets/login-2.css'] } };
  writeFileSync(join(folder, 'page-assets.json'), JSON.stringify(parts));
  const nameParts = await readPageAssets(folder);
  expect(nameParts(html, '/login')).toContain(
    '<link rel="stylesheet" crossorigin href="/assets/login-2.css">' +
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/login-1.js"></head>',
  );
  expect(nameParts(html, '/')).toBe(html);
});

test('without a list every page is sent as it is', async () => {
  expect((await readPageAssets(folder))(html, '/login')).toBe(html);
});

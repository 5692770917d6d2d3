import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { webStamp } from './web-stamp.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wavelength-stamp-'));
  mkdirSync(join(root, 'web/pages'), { recursive: true });
  writeFileSync(join(root, 'web/pages/page.tsx'), 'one');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the same sources have the same stamp', () => {
  expect(webStamp(root)).toBe(webStamp(root));
});

test('a changed, a new and a renamed source change it', () => {
  const stamps = [webStamp(root)];
  writeFileSync(join(root, 'web/pages/page.tsx'), 'two');
  stamps.push(webStamp(root));
  writeFileSync(join(root, 'web/pages/other.tsx'), 'two');
  stamps.push(webStamp(root));
  rmSync(join(root, 'web/pages/page.tsx'));
  stamps.push(webStamp(root));
  expect(new Set(stamps).size).toBe(4);
});

test('tests are no part of it', () => {
  const before = webStamp(root);
  writeFileSync(join(root, 'web/pages/page.test.tsx'), 'one');
  expect(webStamp(root)).toBe(before);
});

test('a folder without sources is an error', () => {
  rmSync(join(root, 'web'), { recursive: true });
  expect(() => webStamp(root)).toThrow('No web sources');
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { webStamp } from './web-stamp.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wavelength-stamp-'));
  mkdirSync(join(root, 'web/pages'), { recursive: true });
  writeFileSync(join(root, 'web/pages/page.tsx'), 'one');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('webStamp', () => {
  it('returns the same hash for unchanged sources', () => {
    expect(webStamp(root)).toBe(webStamp(root));
  });

  it('changes when a source is edited, added or renamed', () => {
    const stamps = [webStamp(root)];
    writeFileSync(join(root, 'web/pages/page.tsx'), 'two');
    stamps.push(webStamp(root));
    writeFileSync(join(root, 'web/pages/other.tsx'), 'two');
    stamps.push(webStamp(root));
    rmSync(join(root, 'web/pages/page.tsx'));
    stamps.push(webStamp(root));
    expect(new Set(stamps).size).toBe(4);
  });

  it('ignores tests', () => {
    const before = webStamp(root);
    writeFileSync(join(root, 'web/pages/page.test.tsx'), 'one');
    expect(webStamp(root)).toBe(before);
  });

  it('throws for a folder without sources', () => {
    rmSync(join(root, 'web'), { recursive: true });
    expect(() => webStamp(root)).toThrow('No web sources');
  });
});

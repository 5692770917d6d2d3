import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder, removeAbandonedFolders } from './test-folders.ts';

describe('removeAbandonedFolders', () => {
  it('removes the folders of ended processes only', () => {
    const outer = makeFolder(tmpdir());
    const own = makeFolder(outer.path);
    const { pid } = spawnSync(process.execPath, ['--version']);
    mkdirSync(join(outer.path, `wavelength-test-${pid}-abcdef`, 'files'), { recursive: true });
    mkdirSync(join(outer.path, 'wavelength-other'));
    removeAbandonedFolders(outer.path);
    expect(readdirSync(outer.path).sort()).toEqual(['wavelength-other', basename(own.path)].sort());
    own.remove();
    outer.remove();
  });
});

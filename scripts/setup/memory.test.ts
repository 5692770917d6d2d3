import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { memorySettings } from './memory.mjs';

const module = pathToFileURL(join(import.meta.dirname, 'memory.mjs')).href;

/** The process ids before and after, and the setting that the process then has. */
function runWith(environment: Record<string, string>) {
  const code = `import { applyMemorySettings } from '${module}';
    console.log(process.pid, process.env.MALLOC_ARENA_MAX);
    applyMemorySettings();
    console.log('ready');`;
  const { HOME = '', PATH = '' } = process.env;
  const env = { HOME, PATH, ...environment };
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], { env, encoding: 'utf8' })
    .trim()
    .split('\n');
}

describe.runIf(process.platform === 'linux')('applyMemorySettings', () => {
  it('without settings -> the same process continues with them', () => {
    const [before, after, ready, ...rest] = runWith({});
    const [pid] = (before ?? '').split(' ');
    expect([before, after, ready, rest]).toEqual([
      `${pid} undefined`,
      `${pid} ${memorySettings.MALLOC_ARENA_MAX}`,
      'ready',
      [],
    ]);
  });

  it('with a setting of the administrator -> unchanged', () => {
    const [before, ...rest] = runWith({ MALLOC_ARENA_MAX: '1' });
    expect([before?.endsWith(' 1'), rest]).toEqual([true, ['ready']]);
  });
});

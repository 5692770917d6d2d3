import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const cases: readonly [what: string, statement: string][] = [
  ['thrown in a timer', "setTimeout(() => { throw new Error('uncaught'); })"],
  ['from a rejected promise', "void Promise.reject(new Error('uncaught'))"],
];

describe('exitOnUncaughtErrors', () => {
  it.each(cases)('logs an error %s as fatal and exits with 70', (_what, statement) => {
    const program = `
    import { createLogger } from './server/http/ops/logger.ts';
    import { exitOnUncaughtErrors } from './server/start/uncaught-errors.ts';
    exitOnUncaughtErrors(createLogger('info'));
    setInterval(() => {}, 1000);
    ${statement};`;
    const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: `${import.meta.dirname}/../..`,
      encoding: 'utf8',
    });
    expect(status).toBe(70);
    expect(JSON.parse(stdout)).toMatchObject({ level: 'fatal', err: { message: 'uncaught' } });
  });
});

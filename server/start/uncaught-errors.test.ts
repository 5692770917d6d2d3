import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const cases: readonly [what: string, statement: string][] = [
  ['thrown', "setTimeout(() => { throw new Error('nobody waits for this'); })"],
  ['rejected', "void Promise.reject(new Error('nobody waits for this'))"],
];

test.each(cases)('an error %s where nobody catches is logged and ends the process', (_what, statement) => {
  const program = `
    import { createLogger } from './server/http/ops/logger.ts';
    import { endOnUncaughtErrors } from './server/start/uncaught-errors.ts';
    endOnUncaughtErrors(createLogger('info'));
    setInterval(() => {}, 1000);
    ${statement};`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: `${import.meta.dirname}/../..`,
    encoding: 'utf8',
  });
  expect(status).toBe(70);
  expect(JSON.parse(stdout)).toMatchObject({ level: 'fatal', err: { message: 'nobody waits for this' } });
});

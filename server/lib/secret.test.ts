import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findSecret, getOrCreateSecret } from './secret.ts';

test('is made once, kept closed to others, and gives way to a set one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const source = { secret: undefined, dataDir: join(folder, 'data') };
  expect(findSecret(source)).toBeUndefined();
  const made = getOrCreateSecret(source);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(getOrCreateSecret(source)).toBe(made);
  expect(findSecret(source)).toBe(made);
  expect(readdirSync(source.dataDir)).toEqual(['secret']);
  expect(statSync(join(source.dataDir, 'secret')).mode & 0o777).toBe(0o600);
  expect(getOrCreateSecret({ ...source, secret: 'one that is set in the environment' })).toBe(
    'one that is set in the environment',
  );
});

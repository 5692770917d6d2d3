import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox('a secret for tests that is long enough');

test('what is sealed opens again, and never looks the same twice', () => {
  const sealed = box.seal('client secret é 비밀');
  expect(box.open(sealed)).toBe('client secret é 비밀');
  expect(box.seal('client secret é 비밀')).not.toEqual(sealed);
  expect(sealed.toString('latin1')).not.toContain('client secret');
});

test('a changed one, and one of another installation, does not open', () => {
  const sealed = box.seal('client secret');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed[changed.length - 1] ?? 0) ^ 1;
  expect(() => box.open(changed)).toThrow();
  expect(() => createSecretBox('another secret, as long as the first one').open(sealed)).toThrow();
});

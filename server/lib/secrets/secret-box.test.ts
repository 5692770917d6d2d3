import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox('a secret for tests that is long enough');

describe('createSecretBox', () => {
  it('opens what it sealed, and seals the same text differently each time', () => {
    const sealed = box.seal('client secret é 비밀');
    expect(box.open(sealed)).toBe('client secret é 비밀');
    expect(box.seal('client secret é 비밀')).not.toEqual(sealed);
    expect(sealed.toString('latin1')).not.toContain('client secret');
  });

  it('rejects modified data and data sealed with another secret', () => {
    const sealed = box.seal('client secret');
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed[changed.length - 1] ?? 0) ^ 1;
    expect(() => box.open(changed)).toThrow();
    expect(() => createSecretBox('another secret, as long as the first one').open(sealed)).toThrow();
  });
});

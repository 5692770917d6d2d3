import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findSecret, getOrCreateSecret } from './secret.ts';

describe('getOrCreateSecret', () => {
  it('creates the file once with mode 600, and prefers a configured secret', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secret-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const source = { secret: undefined, dataDir: join(folder, 'data') };
    expect(findSecret(source)).toBeUndefined();
    const created = getOrCreateSecret(source);
    expect(created.length).toBeGreaterThanOrEqual(32);
    expect(getOrCreateSecret(source)).toBe(created);
    expect(findSecret(source)).toBe(created);
    expect(readdirSync(source.dataDir)).toEqual(['secret']);
    expect(statSync(join(source.dataDir, 'secret')).mode & 0o777).toBe(0o600);
    expect(getOrCreateSecret({ ...source, secret: 'one that is set in the environment' })).toBe(
      'one that is set in the environment',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { matchesLock } from './lock.mjs';

const wanted = {
  packages: {
    '': {},
    'node_modules/a': { integrity: 'sha512-a' },
    'node_modules/b': { integrity: 'sha512-b' },
    'node_modules/other-system': { integrity: 'sha512-o', optional: true },
  },
};
const a = { 'node_modules/a': { integrity: 'sha512-a' } };
const b = { 'node_modules/b': { integrity: 'sha512-b' } };

describe('matchesLock', () => {
  it('accepts an installation without optional packages of other systems', () => {
    expect(matchesLock(wanted, { packages: { ...a, ...b } })).toBe(true);
  });

  it('rejects a missing package', () => {
    expect(matchesLock(wanted, { packages: a })).toBe(false);
  });

  it('rejects a package of another version', () => {
    expect(matchesLock(wanted, { packages: { ...a, 'node_modules/b': { integrity: 'sha512-older' } } })).toBe(false);
  });

  it('rejects a package that is no longer in the lockfile', () => {
    expect(matchesLock(wanted, { packages: { ...a, ...b, 'node_modules/c': { integrity: 'sha512-c' } } })).toBe(false);
  });
});

import { expect, test } from 'vitest';
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

test('all that is wanted is installed, but for packages of other systems', () => {
  expect(matchesLock(wanted, { packages: { ...a, ...b } })).toBe(true);
});

test('a package is missing', () => {
  expect(matchesLock(wanted, { packages: a })).toBe(false);
});

test('a package is of another version', () => {
  expect(matchesLock(wanted, { packages: { ...a, 'node_modules/b': { integrity: 'sha512-older' } } })).toBe(false);
});

test('a package has left the lockfile', () => {
  expect(matchesLock(wanted, { packages: { ...a, ...b, 'node_modules/c': { integrity: 'sha512-c' } } })).toBe(false);
});

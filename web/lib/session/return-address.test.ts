import { describe, expect, it } from 'vitest';
import { formatLocation, getReturnAddress, getSavedJob } from './return-address.ts';

describe('getReturnAddress', () => {
  it('returns the page with its query and hash', () => {
    const from = formatLocation({ pathname: '/jobs/7', search: '?tab=2', hash: '#pay' });
    expect(getReturnAddress({ from })).toBe('/jobs/7?tab=2#pay');
  });

  it.each([
    null,
    undefined,
    {},
    { from: 7 },
    { from: 'https://evil.test' },
    { from: '//evil.test' },
    { from: '/\\evil.test' },
  ])('%o -> null', (state) => {
    expect(getReturnAddress(state)).toBeNull();
  });
});

const own = 'https://own.test';
const slashes = [
  '/',
  '//',
  '///',
  '\\\\',
  '/\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r\n/',
  '\t//',
  ' //',
  '/ /',
  '/./',
  '/.//',
  '/..//',
  '/x/..//',
];
const hosts = ['evil.test', 'evil.test:443/', 'own.test@evil.test', 'evil.test#own.test'];
const schemes = [
  'https:',
  'https:/',
  'HTTPS://',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'blob:',
  'file://',
];
const tricks = hosts.flatMap((host) => [...slashes, ...schemes].map((start) => start + host));

describe('getReturnAddress', () => {
  it.each(tricks)('%j -> null or a path on the same origin', (from) => {
    const address = getReturnAddress({ from });
    if (address === null) return;
    const { origin, pathname } = new URL(address, own);
    expect(origin).toBe(own);
    // Also after resolving the path again.
    expect(new URL(pathname, own).origin).toBe(own);
  });
});

describe('getSavedJob', () => {
  it.each([
    [{ from: '/search', savedJob: 'Data analyst' }, 'Data analyst'],
    [{ from: '/search' }, null],
    [null, null],
  ])('%j -> %s', (state, expected) => {
    expect(getSavedJob(state)).toBe(expected);
  });
});

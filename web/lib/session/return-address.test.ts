import { expect, test } from 'vitest';
import { addressOfLocation, returnAddress } from './return-address.ts';

test('remembers the page with its query and hash', () => {
  const from = addressOfLocation({ pathname: '/jobs/7', search: '?tab=2', hash: '#pay' });
  expect(returnAddress({ from })).toBe('/jobs/7?tab=2#pay');
});

test.each([
  null,
  undefined,
  {},
  { from: 7 },
  { from: 'https://evil.test' },
  { from: '//evil.test' },
  { from: '/\\evil.test' },
])('leads nowhere for %o', (state) => {
  expect(returnAddress(state)).toBeNull();
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

test.each(tricks)('%j leads nowhere else', (from) => {
  const address = returnAddress({ from });
  if (address === null) return;
  const { origin, pathname } = new URL(address, own);
  expect(origin).toBe(own);
  // Nor does its path, should it be resolved once more.
  expect(new URL(pathname, own).origin).toBe(own);
});

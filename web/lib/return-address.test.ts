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

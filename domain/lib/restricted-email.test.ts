import { describe, expect, it } from 'vitest';
import { isRestrictedEmail } from './restricted-email.ts';

describe('isRestrictedEmail', () => {
  it.each(['ana@example.com', 'a.b+c_d-9@mail.example.co', 'A1@x-y.org'])('%j -> valid', (text) => {
    expect(isRestrictedEmail(text)).toBe(true);
  });

  it.each([
    '',
    'ana',
    '@example.com',
    'ana@example',
    "o'neil@example.com",
    'a b@example.com',
    'a@b@example.com',
    'ana@-x.com',
    'ana@x..com',
    'é@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('%j -> not valid', (text) => {
    expect(isRestrictedEmail(text)).toBe(false);
  });
});

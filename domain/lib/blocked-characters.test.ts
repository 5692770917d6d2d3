import { expect, test } from 'vitest';
import { blockedSignsIn, isBlockedSign } from './blocked-characters.ts';

test.each(['O’Neil', "O'Neil", 'Müller-Lüdenscheidt', '김하은', 'Nguyễn Thị Ánh', 'Jr.', 'C++', 'C#', 'R&D'])(
  'a profile takes %s as it is',
  (text) => {
    expect(blockedSignsIn('profile', text)).toEqual([]);
  },
);

test('each kind has its own signs, and a password has none', () => {
  expect(isBlockedSign('general', '<')).toBe(true);
  expect(isBlockedSign('email', ',')).toBe(true);
  expect(isBlockedSign('general', ',')).toBe(false);
  expect(blockedSignsIn('password', '<>{}\\^`|~="')).toEqual([]);
});

test('signs that came in by paste are named once', () => {
  expect(blockedSignsIn('general', 'a <b> {c} <d>')).toEqual(['<', '>', '{', '}']);
});

test('keys with names are no signs', () => {
  expect(isBlockedSign('general', 'Backspace')).toBe(false);
  expect(isBlockedSign('general', '')).toBe(false);
});

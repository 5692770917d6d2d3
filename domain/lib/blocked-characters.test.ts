import { describe, expect, it } from 'vitest';
import { findBlockedCharacters, isBlockedCharacter } from './blocked-characters.ts';

describe('blocked characters', () => {
  it.each(['O’Neil', "O'Neil", 'Müller-Lüdenscheidt', '김하은', 'Nguyễn Thị Ánh', 'Jr.', 'C++', 'C#', 'R&D'])(
    'allows %s in a profile',
    (text) => {
      expect(findBlockedCharacters('profile', text)).toEqual([]);
    },
  );

  it('differ by field kind, and passwords have none', () => {
    expect(isBlockedCharacter('general', '<')).toBe(true);
    expect(isBlockedCharacter('email', ',')).toBe(true);
    expect(isBlockedCharacter('general', ',')).toBe(false);
    expect(findBlockedCharacters('password', '<>{}\\^`|~="')).toEqual([]);
  });

  it('are listed once per pasted text', () => {
    expect(findBlockedCharacters('general', 'a <b> {c} <d>')).toEqual(['<', '>', '{', '}']);
  });

  it('do not include named keys', () => {
    expect(isBlockedCharacter('general', 'Backspace')).toBe(false);
    expect(isBlockedCharacter('general', '')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const own = ['maya.okonkwo@example.com', 'Maya Okonkwo', 'Wavelength'];

describe('isCommonPassword', () => {
  it.each([
    'password1234',
    'P@ssw0rd2024!',
    'qwertyuiop12',
    'letmeinletmein',
    'iloveyou2026',
    '123456789012',
    'aaaaaaaaaaaa',
    'WelcomeWinter26',
    'maya.okonkwo1',
    'wavelength2026',
  ])('returns true for %s', (password) => {
    expect(isCommonPassword(password, own)).toBe(true);
  });

  it.each(['calm river lantern', 'violet tractor 93 sings', '나는 매일 아침 걷는다', 'f7#Kq!2mVx0zPp'])(
    'returns false for %s',
    (password) => {
      expect(isCommonPassword(password, own)).toBe(false);
    },
  );
});

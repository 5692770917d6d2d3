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

  it.each([
    ['jordan.blackwood@example.test', 'jordan.blackwood@example.test', 'Riley Stone'],
    ['Jordan.Blackwood@EXAMPLE.test', 'jordan.blackwood@example.test', 'Riley Stone'],
    ['j0rd@n.bl4ckw00d@example.test', 'jordan.blackwood@example.test', 'Riley Stone'],
    ['riley4@example.test', 'riley4@example.test', 'Riley Stone'],
    ['jordan.blackwood', 'jordan.blackwood@example.test', 'Riley Stone'],
    ['example.test2026', 'jordan@example.test', 'Riley Stone'],
    ['jordanblackwood2026', 'jordanblackwoodhiring@example.test', 'Riley Stone'],
    ['jordanblackwood2026', 'xjordan7blackwoodx@example.test', 'Riley Stone'],
    ['jordanblackwood2026', 'someone@example.test', 'Jordan Blackwood'],
    ['blackwoodblackwood', 'someone@example.test', 'Jordan Blackwood'],
    ['Blackwood-Jordan-Blackwood', 'someone@example.test', 'Jordan Blackwood'],
    ['josemunozjose12', 'someone@example.test', 'José Muñoz'],
    ['김하은김하은김하은김하은', 'someone@example.test', '김하은'],
  ])('returns true for %s of %s, %s', (password, email, name) => {
    expect(isCommonPassword(password, [email, name])).toBe(true);
  });

  it.each([
    ['violet tractor blackwood sings', 'jordan.blackwood@example.test', 'Jordan Blackwood'],
    ['seven lanterns in jordan', 'jordan.blackwood@example.test', 'Jordan Blackwood'],
    ['my example of a calm lake', 'jordan.blackwood@example.test', 'Jordan Blackwood'],
    ['anna likes quiet mornings', 'anna@example.test', 'Anna Li'],
  ])('returns false for %s of %s, %s', (password, email, name) => {
    expect(isCommonPassword(password, [email, name])).toBe(false);
  });

  it.each(['calm river lantern', 'violet tractor 93 sings', '나는 매일 아침 걷는다', 'f7#Kq!2mVx0zPp'])(
    'returns false for %s',
    (password) => {
      expect(isCommonPassword(password, own)).toBe(false);
    },
  );
});

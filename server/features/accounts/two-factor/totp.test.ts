import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createSecret, findCounter, normalizeCode } from './totp.ts';

describe('findCounter', () => {
  const secret = createSecret();
  const now = new Date('2026-03-04T10:00:10Z');

  it('a code of now or of the step before -> its time step', () => {
    const generate = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    const step = Math.floor(now.getTime() / 30_000);
    expect(findCounter(secret, generate(now.getTime()), now)).toBe(step);
    expect(findCounter(secret, generate(now.getTime() - 30_000), now)).toBe(step - 1);
  });

  it.each(['', '12345', '1234567', '１２３４５６', '𳭅𥋙𑲨', 'abcdef'])('%j -> null', (code) => {
    expect(findCounter(secret, code, now)).toBeNull();
  });
});

describe('normalizeCode', () => {
  it.each([
    ['123 456', '123456'],
    ['１２３ ４５６', '123456'],
    ['7K2M-p9qd', '7k2mp9qd'],
  ])('%s -> %s', (typed, code) => {
    expect(normalizeCode(typed)).toBe(code);
  });
});

import { describe, expect, it } from 'vitest';
import { mapParts } from '#domain/features/matching/score/parts.ts';
import { compareParts, parseComparedIds } from './differences.ts';

function makeMatch(points: { Skills: number; Industries?: number | null }, total: number | null = 50) {
  const parts = mapParts((part) => {
    const { Skills, Industries = null } = points;
    const fraction = part === 'Skills' ? Skills : part === 'Industries' ? Industries : 100;
    return { fraction, stated_weight: part === 'Skills' ? 40 : 10 };
  });
  return { total, parts };
}

describe('compareParts', () => {
  it('equal shares -> same for every part', () => {
    const parts = compareParts([makeMatch({ Skills: 30 }), makeMatch({ Skills: 30 })]);
    expect(new Set(Object.values(parts))).toEqual(new Set(['same']));
  });

  it('two parts differ -> the one with the larger gap differs most', () => {
    const people = [makeMatch({ Skills: 40, Industries: 2 }), makeMatch({ Skills: 20, Industries: 10 })];
    const { Skills, Industries, Education } = compareParts(people);
    expect([Skills, Industries, Education]).toEqual(['differs_most', 'differs', 'same']);
  });

  it('a part that did not count for one person -> differs from nothing met', () => {
    const people = [makeMatch({ Skills: 40, Industries: null }), makeMatch({ Skills: 20, Industries: 0 })];
    expect(compareParts(people).Industries).toBe('differs');
  });

  it('a person without a number -> every part that counts differs', () => {
    const parts = compareParts([makeMatch({ Skills: 40, Industries: 5 }), makeMatch({ Skills: 40 }, null)]);
    expect(Object.values(parts)).not.toContain('same');
  });
});

describe('parseComparedIds', () => {
  it.each([
    ['12,15', [12, 15]],
    ['12,12,x,-3,0,1.5', [12]],
    ['1,2,3,4,5', [1, 2, 3, 4]],
    ['', []],
  ])('%j -> %j', (text, ids) => {
    expect(parseComparedIds(text)).toEqual(ids);
  });
});

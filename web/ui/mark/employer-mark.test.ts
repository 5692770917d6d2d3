import { describe, expect, it } from 'vitest';
import { getMark } from './employer-mark-shape.ts';

describe('markOf', () => {
  it('equal names in different case -> equal marks', () => {
    expect(getMark('Quillmark Mutual')).toEqual(getMark(' quillmark mutual '));
  });

  it('a name -> its first letter or digit in upper case', () => {
    expect(getMark('(élan) 24').letter).toBe('É');
    expect(getMark('한빛').letter).toBe('한');
    expect(getMark('').letter).toBe('');
  });

  it('many names -> all eight hues and six shapes', () => {
    const marks = Array.from({ length: 400 }, (_, index) => getMark(`Employer ${index}`));
    expect(new Set(marks.map(({ background }) => background)).size).toBe(8);
    expect(new Set(marks.map(({ shape }) => shape.path)).size).toBe(6);
  });
});

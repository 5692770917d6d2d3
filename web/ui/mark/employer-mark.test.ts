import { describe, expect, it } from 'vitest';
import { getMark } from './employer-mark-shape.ts';

describe('getMark', () => {
  it('one id with two spellings of the name -> equal marks', () => {
    expect(getMark(7, 'Quillmark Mutual')).toEqual(getMark(7, 'Quillmark Mutual, Inc.'));
  });

  it('a new employer without an id -> equal marks for equal names', () => {
    expect(getMark(null, 'Quillmark Mutual')).toEqual(getMark(null, ' quillmark mutual '));
  });

  it('a name -> its first letter or digit in upper case', () => {
    expect(getMark(1, '(élan) 24').letter).toBe('É');
    expect(getMark(1, '한빛').letter).toBe('한');
    expect(getMark(1, '').letter).toBe('');
  });

  it('many ids -> all eight hues and six shapes', () => {
    const marks = Array.from({ length: 400 }, (_, index) => getMark(index + 1, 'Employer'));
    expect(new Set(marks.map(({ background }) => background)).size).toBe(8);
    expect(new Set(marks.map(({ shape }) => shape.path)).size).toBe(6);
  });
});

import { describe, expect, it } from 'vitest';
import { markOf } from './employer-mark-shape.ts';

describe('markOf', () => {
  it('equal names in different case -> equal marks', () => {
    expect(markOf('Quillmark Mutual')).toEqual(markOf(' quillmark mutual '));
  });

  it('a name -> its first letter or digit in upper case', () => {
    expect(markOf('(élan) 24').letter).toBe('É');
    expect(markOf('한빛').letter).toBe('한');
    expect(markOf('').letter).toBe('');
  });

  it('many names -> all eight hues and six shapes', () => {
    const marks = Array.from({ length: 400 }, (_, index) => markOf(`Employer ${index}`));
    expect(new Set(marks.map(({ background }) => background)).size).toBe(8);
    expect(new Set(marks.map(({ shape }) => shape.path)).size).toBe(6);
  });
});

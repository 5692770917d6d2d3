import { describe, expect, it } from 'vitest';
import { EDUCATION_LEVELS, getEducationLevel, parseEducationLevel } from './education-level.ts';

describe('education level', () => {
  it.each([
    ["Bachelor's Degree", 'bachelor'],
    ['BSc Computer Science', 'bachelor'],
    ['B.A. in History', 'bachelor'],
    ['Master of Science in Statistics', 'master'],
    ['MBA', 'master'],
    ['maîtrise en droit', 'master'],
    ['Ph.D. Physics', 'doctorate'],
    ['Juris Doctor', 'doctorate'],
    ['Associate of Applied Science', 'associate'],
    ['DEC en informatique', 'associate'],
    ['High school diploma or GED', 'high_school'],
    ["diplôme d'études secondaires", 'high_school'],
    ['Some college', 'high_school'],
    ['컴퓨터공학 학사', 'bachelor'],
    ['전문학사', 'associate'],
    ['None', 'none'],
  ])('of %j is %s', (text, level) => {
    expect(EDUCATION_LEVELS[parseEducationLevel(text) ?? -1]).toBe(level);
  });

  it.each(['', 'Atlanta', 'as soon as possible', 'ma maison'])('of %j is undefined', (text) => {
    expect(parseEducationLevel(text)).toBeUndefined();
  });

  it('of a certificate is below an associate degree', () => {
    expect(getEducationLevel('certificate')).toBe(1);
    expect(getEducationLevel('post_doctoral')).toBe(5);
  });
});

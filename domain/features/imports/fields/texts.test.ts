import { describe, expect, it } from 'vitest';
import { parseJobType } from './employment.ts';
import { parseExperienceYears } from './experience.ts';
import { tidyText, truncate } from './texts.ts';

describe('imported texts', () => {
  it.each([
    [['FULL_TIME'], 'full_time'],
    [['Full-time'], 'full_time'],
    [['Full Time!!'], 'full_time'],
    [['FULL_TIME', 'INTERN'], 'internship'],
    [['CONTRACTOR'], 'contract'],
    [['PER_DIEM'], 'temporary'],
    [['OTHER'], undefined],
    [[], undefined],
  ])('map employment types %j to %j', (types, type) => {
    expect(parseJobType(types)).toBe(type);
  });

  it.each([
    ['Entry level', '', 0, 2],
    ['', 'You have 3-5 years of experience with pumps.', 3, 5],
    ['', 'At least 2 years of experience.', 2, null],
    ['', '5+ years’ professional experience', 5, null],
    ['', 'Minimum 3 years experience as a baker', 3, null],
    ['3 years', '', 3, null],
    ['Mid-Senior level', '10 years of experience', 4, 10],
    ['', 'We are 20 years old.', null, null],
    ['', 'A contract of 2 years.', null, null],
    ['', '', null, null],
  ])('with level %j and requirements %j: require %j to %j years', (level, requirements, min, max) => {
    expect(parseExperienceYears(level, requirements)).toEqual({ min, max });
  });

  it('are cleaned and truncated', () => {
    expect(
      tidyText(
        'all in one place.We have\u0000 a\u00a0team. \r\n\r\n\r\n\r\nSee #URL_ab12# or youâ€™ll\u200b ask\ud800',
      ),
    ).toBe('all in one place. We have a team.\n\nSee or you’ll ask');
    expect(truncate('ab😀', 3)).toBe('ab');
  });
});

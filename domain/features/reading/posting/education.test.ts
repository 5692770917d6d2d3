import { describe, expect, it } from 'vitest';
import { EDUCATION_LEVELS } from '#domain/features/matching/levels/education-level.ts';
import { splitSegments } from '#domain/features/reading/text/segments.ts';
import { readEducation } from './education.ts';

/** As in the taxonomy, where "Keyboarding" is a skill. */
const isName = (word: string) => word.toLowerCase() === 'keyboarding';

function read(text: string) {
  const { asked } = readEducation(splitSegments(text, { section: 'requirements', isName }));
  return asked && EDUCATION_LEVELS[asked.value];
}

describe('readEducation', () => {
  it.each([
    ['High school diploma or equivalent (GED) required', 'high_school'],
    ['An Associate Degree or two years of experience', 'associate'],
    ['Bachelor’s or Master’s degree in Economics', 'bachelor'],
    ['Master’s degree in Economics required', 'master'],
    ['Advanced degree in statistics or a PhD', 'master'],
    ['Have a doctoral degree in psychology', 'doctorate'],
    ['Have a Doctor of Veterinary Medicine (DVM) or equivalent degree', 'doctorate'],
    ['GS-9: master’s degree required. GS-7: bachelor’s degree required.', 'bachelor'],
    ['A four-year college degree with a preferred major in Business', 'bachelor'],
  ])('the lowest level that is asked for: %s -> %s', (text, level) => {
    expect(read(text)).toBe(level);
  });

  it.each([
    'Bachelor’s degree preferred',
    'Bachelor’s or Master’s degree preferred',
    'Bachelor’s, Master’s or PhD preferred',
    'BA/BS preferred or equivalent experience',
    'Associate degree or proven related experience desired',
    'Ideally a Bachelor’s degree (any field)',
    'Bachelor’s degree (a plus)',
  ])('a level that is only welcome: %s -> none', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each([
    ['Bachelor’s degree from an accredited university, MBA preferred', 'bachelor'],
    ['Bachelor’s degree in Finance; CPA or MBA a plus', 'bachelor'],
    ['Bachelor’s degree (electrical engineering degree a plus)', 'bachelor'],
    ['High School Diploma and two years in agriculture, with precision farming preferred', 'high_school'],
  ])('where something else is only welcome: %s -> %s', (text, level) => {
    expect(read(text)).toBe(level);
  });

  it.each([
    ['Applicants must possess a bachelor’s or higher degree with a curriculum accredited by the Board', 'bachelor'],
    ['Bachelor’s degree in computer science or bachelor’s degree with 30 semester hours in mathematics', 'bachelor'],
    ['Meet this by the closing date of the notice: a bachelor’s degree that included 15 semester hours', 'bachelor'],
    ['Degree in astronomy, including course work in calculus and 12 semester hours in physics', 'bachelor'],
    ['Bachelor’s degree in a related field with coursework in early childhood education', 'bachelor'],
  ])('with what the degree must include: %s -> %s', (text, level) => {
    expect(read(text)).toBe(level);
  });

  it.each([
    'Only experience and education accredited by the Board count towards a bachelor’s degree',
    'Submit a transcript of your bachelor’s degree',
    'A bachelor’s degree can be substituted for one year',
    'Tuition assistance towards a bachelor’s degree',
    'Two years of courses above high school',
    'OR a Ph.D. or equivalent doctoral degree in a related field',
  ])('how education is proven, or what the employer offers: %s -> none', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each([
    ['High school diploma requiredKeyboarding a plus', 'high_school'],
    ['REQUIREMENTSDegree in engineering', 'bachelor'],
    ['EXPERIENCE: SaaS preferred or similar experienceEDUCATION: Bachelor’s degree', 'bachelor'],
    ['MINIMUM QUALIFICATIONSA bachelor’s degree in biology', 'bachelor'],
  ])('of texts without spaces between their lines: %s -> %s', (text, level) => {
    expect(read(text)).toBe(level);
  });
});

import { describe, expect, it } from 'vitest';
import { findOntarioProblems, isInOntario, type OntarioPosting } from './ontario-posting.ts';

const posting: OntarioPosting = {
  place: { city: 'Toronto', region: 'ON', country: 'CA' },
  salary: { min: 60_000, max: 110_000, currency: 'CAD', period: 'year' },
  uses_ai_screening: false,
  is_existing_vacancy: true,
  title: 'Data analyst',
  summary: ['You clean data.'],
  description: 'You clean data and draw charts.',
  responsibilities: '',
  requirements: '',
  benefits: '',
  screening_questions: [{ text: 'Which tools do you use?' }],
};

const cad = (min: number | null, max: number | null, period: 'year' | 'hour' = 'year') => ({
  ...{ min, max, period },
  currency: 'CAD',
});

describe('isInOntario', () => {
  it.each([
    ['ON', 'CA', true],
    ['Ontario', 'Canada', true],
    [' on ', '', true],
    ['QC', 'CA', false],
    ['CA', 'US', false],
    ['ON', 'US', false],
  ])('region %j, country %j -> %s', (region, country, expected) => {
    expect(isInOntario({ city: 'Toronto', region, country })).toBe(expected);
  });

  it.each([
    ['Toronto', '', true],
    [' toronto ', 'Canada', true],
    ['St. Catharines', 'CA', true],
    ['Sudbury', '', true],
    ['Toronto, ON', '', true],
    ['Kenora, Ontario, Canada', '', true],
    ['Toronto', 'US', false],
    ['Toronto, OH', '', false],
    ['Hamilton, ON, US', '', false],
    ['Montreal', 'CA', false],
    ['', 'CA', false],
  ])('city %j without region, country %j -> %s', (city, country, expected) => {
    expect(isInOntario({ city, region: '', country })).toBe(expected);
  });
});

describe('findOntarioProblems', () => {
  it.each<[string, Partial<OntarioPosting>, string[]]>([
    ['a complete posting', {}, []],
    [
      'nothing stated',
      { salary: null, uses_ai_screening: null, is_existing_vacancy: undefined },
      [
        'salary.min ontario_pay_missing',
        'is_existing_vacancy ontario_vacancy_missing',
        'uses_ai_screening ontario_ai_missing',
      ],
    ],
    [
      'nothing stated in Quebec',
      { place: { city: 'Gatineau', region: 'QC', country: 'CA' }, salary: null, uses_ai_screening: null },
      [],
    ],
    ['no minimum', { salary: cad(null, 90_000) }, ['salary.min ontario_pay_missing']],
    ['no maximum', { salary: cad(90_000, null) }, ['salary.max ontario_pay_missing']],
    ['one cent too wide', { salary: cad(60_000, 110_000.01) }, ['salary.max ontario_pay_too_wide']],
    ['hours just narrow enough', { salary: cad(20, 44.03, 'hour') }, []],
    ['hours too wide', { salary: cad(20, 44.04, 'hour') }, ['salary.max ontario_pay_too_wide']],
    ['a maximum of 200,000', { salary: cad(100_000, 200_000) }, ['salary.max ontario_pay_too_wide']],
    ['a maximum above 200,000', { salary: cad(100_000, 200_001) }, []],
    [
      'Canadian experience in a text',
      { requirements: 'Canadian work experience is an asset.' },
      ['requirements ontario_experience'],
    ],
    [
      'Canadian experience in a point',
      { summary: ['Two years of experience in Canada'] },
      ['summary ontario_experience'],
    ],
    [
      'Canadian experience in a question',
      { screening_questions: [{ text: 'Why?' }, { text: 'Do you have Canadian experience?' }] },
      ['screening_questions.1.text ontario_experience'],
    ],
    ['French', { description: 'Vous avez une expérience de travail canadienne.' }, ['description ontario_experience']],
    ['Spanish', { description: 'Pedimos experiencia laboral canadiense.' }, ['description ontario_experience']],
    ['Korean', { description: '캐나다 내 근무 경력이 필요합니다.' }, ['description ontario_experience']],
    ['not needed, before', { requirements: 'No Canadian experience needed.' }, []],
    ['not needed, after', { requirements: 'Canadian experience is not required.' }, []],
    ['not needed, French', { requirements: 'Aucune expérience canadienne exigée.' }, []],
    ['other words', { description: 'Help Canadian customers. Experience with charts helps.' }, []],
  ])('%s', (_name, fields, expected) => {
    const found = findOntarioProblems({ ...posting, ...fields });
    expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });
});

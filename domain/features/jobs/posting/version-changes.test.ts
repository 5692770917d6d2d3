import { describe, expect, it } from 'vitest';
import { DEFAULT_WEIGHTS } from '#domain/features/matching/score/weights.ts';
import { emptyInclusion } from './empty-inclusion.ts';
import type { JobContent } from './job-content.ts';
import { type JobChange, listChanges } from './version-changes.ts';

const term = (id: number, label: string) => ({ id, label });
const pay = { min: 60_000, max: 70_000, currency: 'USD', period: 'year' } as const;
const step = { what: 'Call', who: 'Lead', format: 'Video', within_days: 3 };

type ListChange = Extract<JobChange, { kind: 'list' }>;

function list(field: ListChange['field'], rest: Partial<ListChange>): JobChange {
  return { kind: 'list', field, added: [], removed: [], changed: [], is_reordered: false, ...rest };
}

const cases: [string, JobContent, JobContent, JobChange[]][] = [
  ['equal content', { salary: pay, skills: [term(1, 'SQL')] }, { salary: { ...pay }, skills: [term(1, 'SQL')] }, []],
  ['a field that one version does not have', { title: 'Tester' }, { openings: 2 }, []],
  [
    'the title of a job without other job titles',
    { title: 'Tester', titles: [term(1, 'Tester')] },
    { title: 'Analyst', titles: [term(2, 'Analyst')] },
    [{ kind: 'line', field: 'title', before: 'Tester', after: 'Analyst' }],
  ],
  ['coordinates', { latitude: 1, longitude: 2 }, { latitude: 3, longitude: 4 }, []],
  ['pay', { salary: pay }, { salary: null }, [{ kind: 'pay', field: 'salary', before: pay, after: null }]],
  [
    'the location',
    { city: 'Boston', region: 'MA', country: 'US' },
    { city: '', region: '', country: 'US' },
    [{ kind: 'line', field: 'location', before: 'Boston, MA, US', after: 'US' }],
  ],
  [
    'experience',
    { experience_min: 1, experience_max: null },
    { experience_min: 2, experience_max: null },
    [
      {
        kind: 'experience',
        field: 'experience',
        before: { experience_min: 1, experience_max: null },
        after: { experience_min: 2, experience_max: null },
      },
    ],
  ],
  [
    'added and removed skills',
    { skills: [term(1, 'SQL'), term(2, 'Excel')] },
    { skills: [term(1, 'SQL'), term(3, 'Python')] },
    [list('skills', { added: ['Python'], removed: ['Excel'] })],
  ],
  [
    'the order of skills',
    { skills: [term(1, 'SQL'), term(2, 'Excel')] },
    { skills: [term(2, 'Excel'), term(1, 'SQL')] },
    [list('skills', { is_reordered: true })],
  ],
  [
    'details of a hiring step',
    { stage_plan: [step] },
    { stage_plan: [{ ...step, within_days: 5 }] },
    [list('stage_plan', { changed: ['Call'] })],
  ],
  [
    'texts and the workplace',
    { summary: ['One'], inclusion: emptyInclusion },
    { summary: ['One', 'Two'], inclusion: { ...emptyInclusion, noise: 'Quiet', buddy: true } },
    [
      { kind: 'text', field: 'summary', before: 'One', after: 'One\nTwo' },
      { kind: 'line', field: 'noise', before: '', after: 'Quiet' },
      { kind: 'flag', field: 'buddy', before: false, after: true },
    ],
  ],
  [
    'own match weights',
    { match_weights: null },
    { match_weights: DEFAULT_WEIGHTS },
    [{ kind: 'weights', field: 'match_weights', before: null, after: DEFAULT_WEIGHTS }],
  ],
  [
    'a statement for Ontario',
    { uses_ai_screening: null, is_existing_vacancy: true },
    { uses_ai_screening: false, is_existing_vacancy: true },
    [{ kind: 'statement', field: 'uses_ai_screening', before: null, after: false }],
  ],
];

describe('listChanges', () => {
  it.each(cases)('compares %s', (_name, before, after, changes) => {
    expect(listChanges(before, after)).toEqual(changes);
  });
});

import { describe, expect, it } from 'vitest';
import type { Job } from '#domain/features/jobs/job.ts';
import { emptyContent } from './empty-content.ts';
import { findPostingGaps } from './posting-gaps.ts';

const complete = {
  ...emptyContent,
  description: 'You test the app.',
  company: 'Fernhollow',
  organisation: { country: '' },
  work_mode: 'hybrid',
  city: 'Toronto',
  region: 'ON',
  country: 'CA',
  salary: { min: 1, max: 2, currency: 'CAD', period: 'year' },
  closes_on: '2099-01-01',
} as unknown as Job;

describe('findPostingGaps', () => {
  it.each([
    ['a complete job', {}, [], []],
    ['no description', { description: ' ' }, ['description'], []],
    ['an unnamed employer', { company: '' }, ['employer'], []],
    ['no location', { city: '', region: '', country: '' }, ['location'], []],
    ['a city without its country', { country: '' }, ['country'], []],
    ['a region without a city', { city: '' }, [], ['city']],
    [
      'remote work without a country',
      { work_mode: 'remote', city: '', region: '', country: '' },
      ['applicant_country'],
      [],
    ],
    ['no pay and no deadline', { salary: null, closes_on: null }, [], ['salary', 'closing_day']],
  ] as const)('%s', (_what, fields, required, recommended) => {
    expect(findPostingGaps({ ...complete, ...fields } as Job)).toEqual({ required, recommended });
  });

  it('takes the country of the employer for remote work', () => {
    const organisation = { ...complete.organisation, country: 'CA' };
    const job: Job = { ...complete, work_mode: 'remote', city: '', region: '', country: '', organisation };
    expect(findPostingGaps(job).required).toEqual([]);
  });
});

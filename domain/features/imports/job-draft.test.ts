import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftOf, unnamedEmployer } from './job-draft.ts';
import { emptyPosting, type Posting } from './posting.ts';

const good: Posting = {
  ...emptyPosting,
  title: 'Baker',
  description: 'Bake bread.',
  company: 'Crumb Corner',
  employmentTypes: ['FULL_TIME'],
};

describe('a row is refused', () => {
  test.each<[string, Partial<Posting>]>([
    ['missing_title', { title: ' - ' }],
    ['missing_description', { description: '' }],
    ['bad_date_posted', { posted: '31/12/2016' }],
    ['bad_valid_through', { validThrough: 'not a date' }],
    ['bad_pay', { pay: { min: '9', max: '3', currency: 'USD', period: 'HOUR' } }],
  ])('as %s', (reason, fields) => {
    expect(draftOf({ ...good, ...fields })).toEqual({ refused: reason });
  });
});

describe('a row becomes a draft', () => {
  const draft = (fields: Partial<Posting>) => {
    const drafted = draftOf({ ...good, ...fields });
    if ('refused' in drafted) throw new Error(drafted.refused);
    return drafted;
  };

  test('with what is left out or assumed', () => {
    const { draft: made, notes } = draft({
      company: ' ',
      employmentTypes: ['OTHER'],
      pay: { min: '5', max: '', currency: '', period: '' },
    });
    expect(made).toMatchObject({ company: unnamedEmployer, jobType: 'full_time', salary: null });
    expect(notes).toEqual(['employer_not_named', 'pay_incomplete', 'job_type_assumed']);
  });

  test('a text that is too long is cut, and that is said', () => {
    const { draft: made, notes } = draft({ benefits: 'word '.repeat(3000) });
    expect(made.benefits.length).toBeLessThanOrEqual(10_000);
    expect(notes).toEqual(['text_cut']);
  });

  test.each<[Partial<Posting>, object]>([
    [{ placeText: 'US, ,', country: 'US' }, { city: '' }],
    [{ city: 'Anywhere in the U.S. (remote job)' }, { workMode: 'remote' }],
    [
      { latitude: 91, longitude: 0 },
      { latitude: null, longitude: null },
    ],
    [{ openings: 'Few' }, { openings: 1 }],
    [{ openings: '12' }, { openings: 12 }],
    [{ education: 'Bachelor’s degree' }, { educationLevel: 3 }],
    [
      { education: `Transcripts of a master’s degree must be sent in. ${'And so on. '.repeat(20)}` },
      { educationLevel: null },
    ],
    [{ title: 'Director of Bread' }, { managementLevel: 4 }],
    [{ url: 'javascript:alert(1)' }, { sourceUrl: '' }],
    [
      { posted: '2026-03-04T10:00:00Z', validThrough: '03/31/2026' },
      { postedOn: '2026-03-04', closesOn: '2026-03-31' },
    ],
  ])('%j gives %j', (fields, expected) => {
    expect(draft(fields).draft).toMatchObject(expected);
  });
});

test('whatever a file holds becomes a draft within the limits of a job, or has a reason', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  const posting = fc.record({
    id: text,
    title: text,
    company: text,
    description: text,
    requirements: text,
    city: text,
    placeText: text,
    country: text,
    posted: fc.oneof(text, fc.constant('')),
    openings: text,
    education: text,
    experience: text,
    url: text,
    skills: fc.array(text),
  });
  fc.assert(
    fc.property(posting, (fields) => {
      const drafted = draftOf({ ...emptyPosting, ...fields, validThrough: '' });
      if ('refused' in drafted) return;
      const { draft } = drafted;
      expect(draft.title).toMatch(/^[^\0\r\n]{1,200}$/u);
      expect(draft.company.length).toBeGreaterThan(0);
      for (const value of Object.values(draft)) if (typeof value === 'string') expect(value).not.toMatch(/[\0\p{Cs}]/u);
    }),
  );
});

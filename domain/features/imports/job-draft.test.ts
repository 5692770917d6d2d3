import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildJobDraft } from './job-draft.ts';
import { emptyPosting, type Posting } from './posting.ts';

const good: Posting = {
  ...emptyPosting,
  title: 'Baker',
  description: 'Bake bread.',
  company: 'Crumb Corner',
  employmentTypes: ['FULL_TIME'],
};

const draft = (fields: Partial<Posting>) => {
  const drafted = buildJobDraft({ ...good, ...fields });
  if ('refused' in drafted) throw new Error(drafted.refused);
  return drafted;
};

describe('buildJobDraft', () => {
  describe('rejects a row', () => {
    it.each<[string, Partial<Posting>]>([
      ['missing_title', { title: ' - ' }],
      ['missing_description', { description: '' }],
    ])('as %s', (reason, fields) => {
      expect(buildJobDraft({ ...good, ...fields })).toEqual({ refused: reason });
    });
  });

  describe('accepts a row', () => {
    it('with notes on what is omitted or assumed', () => {
      const { draft: made, notes } = draft({
        company: ' ',
        employmentTypes: ['OTHER'],
        pay: { text: '', min: '5', max: '', currency: '', period: '' },
      });
      expect(made).toMatchObject({ company: '', jobType: 'full_time', salary: null });
      expect(notes).toEqual(['employer_not_named', 'pay_incomplete', 'posting_day_not_given', 'job_type_assumed']);
    });

    it.each<[Partial<Posting>, string]>([
      [{ posted: '31/12/2016' }, 'posting_day_not_read'],
      [{ posted: '2 days ago' }, 'posting_day_not_read'],
      [{ validThrough: 'not a date' }, 'closing_day_not_read'],
      [{ pay: { text: '', min: '9', max: '3', currency: 'USD', period: 'HOUR' } }, 'pay_not_read'],
      [{ pay: { text: 'Competitive', min: '', max: '', currency: '', period: '' } }, 'pay_not_read'],
    ])('with %j without the value, with the note %s', (fields, note) => {
      const { draft: made, notes } = draft({ posted: '2026-03-04', ...fields });
      expect(notes).toEqual([note]);
      expect(made).toMatchObject({ salary: null, closesOn: null });
    });

    it.each(['Confidential', 'N/A', '-', 'Not specified'])('without an employer if it is %j', (company) => {
      expect(draft({ company }).draft.company).toBe('');
    });

    it('that has only responsibilities or requirements, as its description', () => {
      expect(
        draft({ description: ' ', responsibilities: 'Bake bread.', requirements: 'Two years.' }).draft,
      ).toMatchObject({
        description: 'Bake bread.',
        responsibilities: '',
        requirements: 'Two years.',
      });
      expect(draft({ description: '', requirements: 'Two years.' }).draft.description).toBe('Two years.');
    });

    it('and removes links and direction marks from its names', () => {
      const { draft: made } = draft({ title: 'Baker\u202e http://evil.test', company: 'www.crumb.test' });
      expect(made).toMatchObject({ title: 'Baker http evil test', company: 'www crumb test' });
    });

    it('and truncates a text that is too long, with a note', () => {
      const { draft: made, notes } = draft({ benefits: 'word '.repeat(3000) });
      expect(made.benefits.length).toBeLessThanOrEqual(10_000);
      expect(notes).toEqual(['posting_day_not_given', 'text_cut']);
    });
  });

  describe('converts a row', () => {
    it.each<[Partial<Posting>, object]>([
      [{ locationText: 'US, ,', country: 'US' }, { city: '' }],
      [{ city: 'Anywhere in the U.S. (remote job)' }, { workMode: 'remote' }],
      [
        { latitude: 91, longitude: 0 },
        { latitude: null, longitude: null },
      ],
      [{ workMode: 'Hybrid (2 days)' }, { workMode: 'hybrid' }],
      [{ workMode: 'TELECOMMUTE' }, { workMode: 'remote' }],
      [{ workMode: 'true' }, { workMode: 'remote' }],
      [{ workMode: 'Not remote' }, { workMode: 'on_site' }],
      [
        { workMode: 'false', locationText: 'Houston, TX' },
        { workMode: 'on_site', city: 'Houston', region: 'TX', country: 'US' },
      ],
      [
        { locationText: 'Toronto, ON', pay: { text: '$20/hr', min: '', max: '', currency: '', period: '' } },
        { salary: { min: 20, max: 20, currency: 'CAD', period: 'hour' } },
      ],
      [{ posted: 'Mar 4', postedYear: '2026' }, { postedOn: '2026-03-04' }],
      [{ openings: 'Few' }, { openings: 1 }],
      [{ openings: '12' }, { openings: 12 }],
      [{ education: 'Bachelor’s degree' }, { educationLevel: 3 }],
      [
        { education: `Transcripts of a master’s degree must be sent in. ${'And so on. '.repeat(20)}` },
        { educationLevel: null },
      ],
      [{ url: 'javascript:alert(1)' }, { sourceUrl: '' }],
      [{ url: 'http://jobs.example.com/7' }, { sourceUrl: 'https://jobs.example.com/7' }],
      [
        { posted: '2026-03-04T10:00:00Z', validThrough: '03/31/2026' },
        { postedOn: '2026-03-04', closesOn: '2026-03-31' },
      ],
    ])('with %j to %j', (fields, expected) => {
      expect(draft(fields).draft).toMatchObject(expected);
    });
  });
});

describe('buildJobDraft of any input', () => {
  it('returns a draft within the limits of a job, or a reason, for any input', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    // Random text alone is refused nine times in ten.
    const named = fc.oneof(
      { weight: 4, arbitrary: text.map((suffix) => `Baker ${suffix}`) },
      { weight: 1, arbitrary: text },
    );
    const posting = fc.record({
      id: text,
      title: named,
      company: text,
      description: named,
      requirements: text,
      city: text,
      locationText: text,
      country: text,
      posted: fc.oneof({ weight: 1, arbitrary: text }, { weight: 3, arbitrary: fc.constant('') }),
      openings: text,
      education: text,
      experience: text,
      url: text,
      skills: fc.array(text),
    });
    let draftCount = 0;
    fc.assert(
      fc.property(posting, (fields) => {
        const drafted = buildJobDraft({ ...emptyPosting, ...fields, validThrough: '' });
        if ('refused' in drafted) return;
        draftCount += 1;
        const { draft } = drafted;
        expect(draft.title).toMatch(/^[^\0\r\n]{1,200}$/u);
        for (const value of Object.values(draft))
          if (typeof value === 'string') expect(value).not.toMatch(/[\0\p{Cs}]/u);
      }),
    );
    expect(draftCount, 'drafts among 100 postings').toBeGreaterThan(20);
  });
});

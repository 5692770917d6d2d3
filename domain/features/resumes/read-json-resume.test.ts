import { describe, expect, it } from 'vitest';
import { JsonResume } from './json-resume.ts';
import { readJsonResume } from './read-json-resume.ts';

const resume = {
  basics: {
    name: 'Ana  Lima',
    label: 'Archivist',
    email: 'ana@example.com',
    phone: null,
    url: 'https://ana.example.com',
    summary: 'I sort.\nI find.',
    location: { city: 'Austin', region: 'Texas', countryCode: 'us' },
    profiles: [{ network: 'Own', url: 'https://own.example.com' }, null],
  },
  work: [
    {
      name: 'City Archive',
      position: 'Keeper',
      startDate: '2019-04-30',
      summary: 'Kept maps.',
      highlights: ['Scanned 3,000 maps', ''],
    },
  ],
  education: [{ institution: 'Rice', studyType: 'Bachelor of Arts', area: 'History', endDate: '2018' }],
  certificates: [{ name: 'Archive Certificate', date: '2020-01' }],
  skills: [{ name: 'Archives', keywords: ['Indexing', 'Scanning'] }, { name: 'Indexing' }, { name: 'Latin' }],
  languages: [{ language: 'Portuguese', fluency: 'Native' }],
  unknown: { anything: true },
};

const read = () => readJsonResume(JsonResume.parse(resume));

describe('readJsonResume', () => {
  it('extracts each part with full confidence and its lines', () => {
    const { text, parsed } = read();
    const lines = text.split('\n');
    expect(parsed.name).toEqual({ value: 'Ana Lima', confidence: 1, lines: { from: 1, to: 1 } });
    expect(parsed.phone).toBeNull();
    expect([parsed.city?.value, parsed.region?.value, parsed.country?.value]).toEqual(['Austin', 'TX', 'US']);
    expect(parsed.links.map(({ value }) => value)).toEqual(['https://ana.example.com', 'https://own.example.com']);
    const [job] = parsed.experience;
    expect(job?.value).toEqual({
      title: 'Keeper',
      employer: 'City Archive',
      place: '',
      start: '2019-04',
      end: '',
      current: true,
      text: 'Kept maps.\n• Scanned 3,000 maps',
    });
    expect(lines.slice((job?.lines.from ?? 0) - 1, job?.lines.to)).toEqual([
      'Keeper, City Archive',
      '2019-04',
      'Kept maps.',
      '• Scanned 3,000 maps',
    ]);
    expect(parsed.education[0]?.value).toMatchObject({ level: 'bachelor', field: 'History', end: '2018' });
  });

  it('applies a level to every skill of its group', () => {
    const skills = [
      { name: 'Archives', level: ' Master ', keywords: ['Indexing', 'Scanning'] },
      { name: 'Latin', level: 'Beginner' },
      { name: 'Filing' },
    ];
    expect(readJsonResume(JsonResume.parse({ skills })).parsed.skill_levels).toEqual([
      { skill: 'Indexing', level: 'Master' },
      { skill: 'Scanning', level: 'Master' },
      { skill: 'Latin', level: 'Beginner' },
    ]);
  });

  it('replaces a skill group by its skills, without duplicates', () => {
    expect(read().parsed.skills.map(({ value }) => value)).toEqual(['Indexing', 'Scanning', 'Latin']);
  });

  it('returns no text for empty parts', () => {
    expect(readJsonResume(JsonResume.parse({ basics: { name: ' ' }, work: [], skills: [null] })).text).toBe('');
  });

  it.each([
    ['2024-13', false],
    ['2024-00', false],
    ['31/12/2020', false],
    ['2024-02-31', true],
    ['2024', true],
    ['', true],
  ])('accepts the date %j: %s', (startDate, isTaken) => {
    expect(JsonResume.safeParse({ work: [{ startDate }] }).success).toBe(isTaken);
  });
});

import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromJSONSchema } from 'zod';
import { needsApi } from '#domain/features/needs/contract.ts';
import { type Profile, ProfileFields, seekersApi } from '#domain/features/seekers/contract.ts';
import { toJsonResume } from '#domain/features/seekers/to-json-resume.ts';
import { readDocument } from '#server/features/resumes/read-document.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

const schema = JSON.parse(await readFile(new URL('./fixtures/json-resume.schema.json', import.meta.url), 'utf8'));
const JsonResume = fromJSONSchema(schema);

const profileFields: Partial<ProfileFields> = {
  headline: 'Archivist, 기록 관리사',
  summary: 'Je trie des cartes à Montréal.\nÑandú, Łódź, Đorđe.',
  phone: '555 0100',
  city: 'Montréal',
  region: 'QC',
  country: 'CA',
  education_level: 3,
  skills: ['SQL', 'Paléographie'],
  skill_details: [{ skill: 'SQL', years: 3, level: 'expert' }],
  certifications: ['Archive Certificate'],
  experience: [
    { title: 'Curator', employer: 'City Archive', start: '2019-03', end: '', text: 'Sorted maps.\nAnd books.' },
  ],
  education: [{ school: '서울대학교', degree: 'BA', field: 'History', start: '2014', end: '2018' }],
  languages: ['한국어', 'Português'],
  links: ['ana.example.com', 'mailto:ana@example.com'],
};

async function createSeeker(fields: Partial<ProfileFields> = {}, fullName = '김하늘 Łukasz') {
  const seeker = await makeAccount(app(), await makeTenant(app()), 'job_seeker', { fullName });
  const { body } = await send(app(), seeker, seekersApi.profile);
  const profile = { ...ProfileFields.parse(body), ...profileFields, ...fields };
  const saved = await send(app(), seeker, seekersApi.saveProfile, { body: { profile, version: body.version } });
  expect(saved.status).toBe(200);
  return seeker;
}

interface Choices {
  readonly language?: 'en' | 'fr' | 'esp' | 'ko';
  readonly contact?: string[];
}

async function download(seeker: TestAccount, kind: 'json' | 'pdf', { language = 'en', ...contact }: Choices = {}) {
  const response = await send(app(), seeker, seekersApi.download, { query: { kind, language, ...contact } });
  expect(response.status).toBe(200);
  return { bytes: Buffer.from(response.body as unknown as Uint8Array), headers: response.headers };
}

async function extractText(bytes: Buffer): Promise<string> {
  const reading = await readDocument(bytes, 'profile.pdf', { account: 'test' });
  if (!reading.ok) throw new Error(reading.reason);
  return reading.text;
}

const emptyProfile: Profile = {
  full_name: 'A',
  email: 'a@example.com',
  headline: '',
  summary: '',
  phone: '',
  city: '',
  region: '',
  country: '',
  education_level: null,
  management_level: null,
  skills: [],
  skill_details: [],
  certifications: [],
  titles: [],
  industries: [],
  education: [],
  experience: [],
  languages: [],
  links: [],
  hidden: [],
  version: 1,
  strength: 0,
  strength_parts: {},
};

const word = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => text.isWellFormed() && text.trim() !== '');
const date = fc.oneof(fc.constant(''), fc.stringMatching(/^\d{4}$/), fc.stringMatching(/^\d{4}-(0[1-9]|1[0-2])$/));

describe('GET /api/v1/profile/download as JSON', () => {
  it('returns JSON Resume that matches the published schema', async () => {
    const seeker = await createSeeker();
    const { bytes, headers } = await download(seeker, 'json');
    const resume = JSON.parse(bytes.toString('utf8'));
    expect(JsonResume.safeParse(resume).error).toBeUndefined();
    expect(headers.get('content-disposition')).toContain(encodeURIComponent('김하늘 Łukasz.json'));
    expect(resume).toMatchObject({
      basics: {
        name: '김하늘 Łukasz',
        email: seeker.email,
        url: 'https://ana.example.com',
        location: { city: 'Montréal' },
      },
      work: [{ name: 'City Archive', position: 'Curator', startDate: '2019-03' }],
      skills: [{ name: 'SQL', level: 'expert' }, { name: 'Paléographie' }],
    });
    expect(resume.work[0]).not.toHaveProperty('endDate');
  });
});

describe('toJsonResume', () => {
  it('matches the schema for any profile', () => {
    const profiles = fc.record({
      links: fc.array(fc.oneof(word, fc.webUrl()), { maxLength: 5 }),
      country: fc.oneof(word, fc.constant('US')),
      skills: fc.array(word, { maxLength: 3 }),
      experience: fc.array(fc.record({ title: word, employer: word, start: date, end: date, text: word }), {
        maxLength: 3,
      }),
    });
    fc.assert(
      fc.property(profiles, (fields) => {
        const resume = toJsonResume({ ...emptyProfile, ...fields }, new Date(0));
        expect(JsonResume.safeParse(JSON.parse(JSON.stringify(resume))).error).toBeUndefined();
      }),
    );
  });

  it.each(['A.0', '192.168.0.300', 'ana.example.com:99999'])('leaves out %s, which is no URL', (link) => {
    const resume = toJsonResume({ ...emptyProfile, links: [link, 'ana.example.com:8080'] }, new Date(0));
    expect(resume.basics).toMatchObject({ url: 'https://ana.example.com:8080' });
    expect(resume.basics).not.toHaveProperty('profiles');
  });
});

describe('GET /api/v1/profile/download as PDF', () => {
  it('contains text in the page language, with Hangul and accents', async () => {
    const seeker = await createSeeker({ hidden: [] });
    const { bytes, headers } = await download(seeker, 'pdf', { language: 'ko', contact: ['email'] });
    expect(headers.get('content-type')).toBe('application/pdf');
    const text = await extractText(bytes);
    for (const part of [
      '김하늘 Łukasz',
      '기록 관리사',
      'Ñandú, Łódź, Đorđe.',
      '경력',
      '서울대학교',
      '2019년 3월',
      seeker.email,
    ])
      expect(text).toContain(part);
    expect(text.indexOf('경력')).toBeLessThan(text.indexOf('City Archive'));
  });

  it('is tagged and has a language and a title', async () => {
    const { bytes } = await download(await createSeeker(), 'pdf', { language: 'fr' });
    const raw = bytes.toString('latin1');
    expect(raw).toMatch(/<<\s*\/Marked true/);
    expect(raw).toContain('/S /H1');
    expect(raw).toContain('/StructTreeRoot');
    expect(raw).toContain('/Lang (fr)');
    expect(raw).toContain('/DisplayDocTitle true');
  });

  it('omits hidden fields, and omits private needs from PDF and JSON', async () => {
    const seeker = await createSeeker({ hidden: ['email', 'phone', 'summary', 'education'] });
    const needs = [{ kind: 'tools' as const, choice: 'captions', words: '' }];
    await send(app(), seeker, needsApi.save, { body: { needs } });
    const text = await extractText((await download(seeker, 'pdf')).bytes);
    for (const hidden of [seeker.email, '555 0100', 'Je trie', '서울대학교', 'captions'])
      expect(text).not.toContain(hidden);
    expect(text).toContain('Curator');
    const json = (await download(seeker, 'json')).bytes.toString('utf8');
    expect(json).toContain('Je trie');
    expect(json).not.toContain('captions');
  });

  it.each([
    { contact: [], shown: [] },
    { contact: ['email', 'phone'], shown: ['555 0100', '@'] },
    { contact: ['place'], shown: ['Montréal, QC'] },
  ])('contact details $contact -> these only, also those hidden from employers', async ({ contact, shown }) => {
    const seeker = await createSeeker({ hidden: ['email', 'place'], summary: '', links: [] });
    const text = await extractText((await download(seeker, 'pdf', { contact })).bytes);
    const found = ['Montréal, QC', '555 0100', '@'].filter((each) => text.includes(each));
    expect(found).toEqual(shown);
  });

  it('splits long profiles into pages and handles characters without a glyph', async () => {
    const text = Array.from(
      { length: 60 },
      (_, index) => `Line ${index} of a long story about maps and what they show.`,
    ).join('\n');
    const experience = Array.from({ length: 8 }, (_, index) => ({
      title: `Job ${index}`,
      employer: 'City Archive',
      start: '2019',
      end: '2020',
      text,
    }));
    const { bytes } = await download(await createSeeker({ experience, headline: '😀 ﷽ Archivist' }), 'pdf');
    const reading = await readDocument(bytes, 'profile.pdf', { account: 'test' });
    expect(reading).toMatchObject({ ok: true });
    expect(reading.ok && (reading.pages ?? 0)).toBeGreaterThan(5);
    expect(reading.ok && reading.text).toContain('Job 7');
  });
});

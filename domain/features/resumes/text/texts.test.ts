import { describe, expect, it } from 'vitest';
import { parseResume } from '#domain/features/resumes/parse.ts';
import { joinLetterSpacing } from './letter-spacing.ts';
import { toPlainCharacters } from './plain-characters.ts';

describe('joinLetterSpacing', () => {
  it.each([
    ['S K I L L S', 'SKILLS'],
    ['W O R K   E X P E R I E N C E', 'WORK EXPERIENCE'],
    ['E D U C AT I O N', 'EDUCATION'],
    ['A & B', 'A & B'],
    ['I am a cook', 'I am a cook'],
  ])('joins "%s" -> "%s"', (text, joined) => {
    expect(joinLetterSpacing(text)).toBe(joined);
  });
});

describe('toPlainCharacters', () => {
  it.each([
    ['512\u2011555\u20110188', '512-555-0188'],
    ['512\u2212555\u22120188', '512-555-0188'],
    ['512\u00a0555\u202f0188', '512 555 0188'],
    ['氏名：山田\u3000太郎', '氏名:山田 太郎'],
    ['2019年4月〜現在', '2019年4月~現在'],
    ['Ana\u200b Lima', 'Ana Lima'],
  ])('replaces "%s" -> "%s"', (text, plain) => {
    expect(toPlainCharacters(text)).toBe(plain);
  });
});

describe('parseResume contact, education and certifications', () => {
  it.each([
    ['Boston, MA 02110   617\u2011555\u20110142', '617-555-0142'],
    ['12 Oak St, Boston, MA 02110 / (617)555\u22120142', '(617)555-0142'],
  ])('reads the phone in "%s" -> %s', (line, phone) => {
    expect(parseResume(`Ana Lima\n${line}`).phone?.value).toBe(phone);
  });

  it('reads an email that is broken at the edge of a column', () => {
    expect(parseResume('Ana Lima\nana.lima@mail.example.or\ng\nBoston, MA').email?.value).toBe(
      'ana.lima@mail.example.org',
    );
  });

  it.each([
    ['B.A. in History, University of California, Los Angeles, 2014', 'University of California, Los Angeles'],
    ['Bachelor of Arts, University of Ohio, English, 2014', 'University of Ohio'],
    ['가람대학교 경영학 학사 (2008 - 2012)', '가람대학교'],
  ])('reads the school in "%s" -> %s', (line, school) => {
    const isCity = (text: string) => text === 'Los Angeles';
    expect(parseResume(`Ana Lima\n\nEDUCATION\n${line}`, { isCity }).education[0]?.value.school).toBe(school);
  });

  it('reads certificates one per line, as written', () => {
    const { certifications } = parseResume('Ana Lima\n\nCERTIFICATES\nPMP\nServSafe Food Handler\nCPR and First Aid', {
      findCertification: (name) => (name === 'PMP' ? 'Project Management Professional' : undefined),
    });
    expect(certifications.map(({ value }) => value.name)).toEqual([
      'PMP',
      'ServSafe Food Handler',
      'CPR and First Aid',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { parseResume } from '#domain/features/resumes/parse.ts';
import { compareWithEmail, splitByEmail } from './email-agreement.ts';

const cities = new Set(['des moines', 'san antonio', 'houston', 'austin']);
const titles = new Set(['line cook', 'pastry chef', 'carpenter']);
const lookups = {
  isCity: (text: string) => cities.has(text.toLowerCase()),
  isTitle: (text: string) => titles.has(text.toLowerCase()),
};
const readName = (text: string) => parseResume(text, lookups).name?.value;

const names: [top: string, name: string][] = [
  ['Susan Baker\nsusan.baker@example.com', 'Susan Baker'],
  ['Tom Carpenter\njobs2026@example.com', 'Tom Carpenter'],
  ['Line Cook\nSusan Baker\nsbaker@example.com', 'Susan Baker'],
  ['Pastry Chef\nIngrid Kowalski\nhello@example.com', 'Ingrid Kowalski'],
  ['Des Moines, IA\nMaria Houston\nmaria@example.com', 'Maria Houston'],
  ['San Antonio\nAustin Houston\naustin.houston@example.com', 'Austin Houston'],
  ['Mei Orlando (she/her)\nmei@example.com', 'Mei Orlando'],
  ['Robert “Bob” Smith\nbob@example.com', 'Robert Smith'],
  ["Robert 'Bob' Smith they/them\nbob@example.com", 'Robert Smith'],
  ['Baker, Susan\nsusan@example.com', 'Susan Baker'],
  ['BAKER, SUSAN\nsusan@example.com', 'Susan Baker'],
  ['Young, Jean-Luc\nhello@example.com', 'Jean-Luc Young'],
  ['Grace Judge, PE\ngrace.judge@example.com', 'Grace Judge'],
  ['Keisha Long, RN, BSN\nklong@example.com', 'Keisha Long'],
  ['S U S A N   B A K E R\nhello@example.com', 'Susan Baker'],
  ['S U S A N B A K E R\nsusan.baker@example.com', 'Susan Baker'],
  ['Susan\nBaker\nhello@example.com', 'Susan Baker'],
  ['Ana Maria\nFernández-Ruiz\nanamaria.fr@example.com', 'Ana Maria Fernández-Ruiz'],
  ['Ana Maria\nLópez\nanamaria.l@example.com', 'Ana Maria López'],
  ['Susan Baker\nBarista\nsusan.b@example.com', 'Susan Baker'],
  ['Yuki Fernández-\nRuiz\nyuki@example.com', 'Yuki Fernández-Ruiz'],
  ['Brian “Jim”\nBarber (He/Him/\nHis)\nbrian.barber@example.com', 'Brian Barber'],
  ['susan baker\nboston, ma\nsusan@example.com\n\nexperience\nline cook\nmaple diner', 'Susan Baker'],
  ['Zoé TREMBLAY-CÔTÉ\nzoe@example.ca', 'Zoé Tremblay-Côté'],
  ['Résumé of Susan Baker\nhello@example.com', 'Susan Baker'],
  ['Contact\n(512) 555-0188\nsbaker@example.com\n\nSkills\nExcel\n\nSusan Baker\n\nExperience', 'Susan Baker'],
  ['이력서\n성명: 홍길동\nhong@example.kr', '홍길동'],
  ['職務経歴書\n氏名　山田 太郎\nyamada@example.jp', '山田 太郎'],
];

describe('readIdentity', () => {
  it.each(names)('reads the name in %j -> %s', (top, name) => {
    expect(readName(top)).toBe(name);
  });

  it.each(['San Antonio\n(512) 555-0188', 'Line Cook\n(512) 555-0188', 'HR Generalist', 'Curriculum Vitae'])(
    'reads no name in %j',
    (top) => {
      expect(readName(top)).toBeUndefined();
    },
  );
});

describe('compareWithEmail', () => {
  it.each([
    ['Susan Baker', 'susan.baker@example.com', 'full'],
    ['Susan Baker', 'sbaker@example.com', 'full'],
    ['Susan Baker', 'bakers@example.com', 'full'],
    ['Susan Baker', 'susan88@example.com', 'partial'],
    ["Siobhan O'Brien", 'obrien.s@example.com', 'full'],
    ['Susan Baker', 'hello@example.com', 'none'],
    ['Yuki Wu', 'shadowuser@example.com', 'none'],
  ])('compares %s with %s -> %s', (name, email, kind) => {
    expect(compareWithEmail(name, email).kind).toBe(kind);
  });
});

describe('splitByEmail', () => {
  it.each([
    ['SUSANBAKER', 'susan.baker@example.com', 'SUSAN BAKER'],
    ['SUSANBAKER', 'sbaker@example.com', 'SUSAN BAKER'],
    ['SUSANBAKER', 'hello@example.com', ''],
  ])('splits %s with %s -> "%s"', (word, email, name) => {
    expect(splitByEmail(word, email)).toBe(name);
  });
});

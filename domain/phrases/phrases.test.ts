import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getNamespace } from './namespace.ts';
import { getLanguage, type Language, languages } from './phrases.ts';
import { flattenTexts, type TextTree } from './text-tree.ts';

const english = readTexts('en');
const all = languages.map((language) => [language, readTexts(language)] as const);
const translations = all.filter(([language]) => language !== 'en');

describe('phrases', () => {
  it.each(translations)('%s has the keys of the English files', (_language, texts) => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each(translations)('%s uses the variables of the English texts', (_language, texts) => {
    for (const [key, text] of english) expect(variables(texts.get(key) ?? ''), key).toEqual(variables(text));
  });

  it.each(all)('%s has no empty text and no exclamation mark', (language, texts) => {
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('');
      if (!isFixedText(key, language)) expect(text, key).not.toMatch(/!/);
    }
  });

  // Keywords are what people type to the assistant.
  it.each([
    ['fr', /courriel/i],
    ['esp', /candidatura|puntaje/i],
  ] as const)('%s uses one word for a thing', (language, other) => {
    for (const [key, text] of readTexts(language)) {
      if (!key.startsWith('assistant.keywords.')) expect(text, key).not.toMatch(other);
    }
  });

  it.each(all)('%s calls a sourced person the same on staff pages and in reports', (_language, texts) => {
    expect(texts.get('reports.keys.stages.sourced')).toBe(texts.get('statuses.application.sourced'));
  });

  it('keeps the texts quoted in the specification letter for letter', () => {
    const session = (name: string) => english.get(`session.${name}`);
    expect(session('inactive')).toBe('You have been Logged out due to Inactivity. Kindly refresh the page.');
    expect(session('serverError')).toBe('Server Error. Kindly refresh the page.');
    expect(session('loginDone')).toBe('login successfully done');
    expect(session('expired')).toBe('Session Expired! Please Login Again');
    expect(session('expiredElsewhere')).toBe('Session expired! Please login again.');
    expect(session('noResponse')).toBe('No response from server.');
    expect(session('downloadFailed')).toBe('Somthing went wrong.');
    expect(session('somethingWentWrong')).toBe('something went wrong');
  });
});

describe('languageOf', () => {
  it.each([
    ['fr-CA', 'fr'],
    ['es-419', 'esp'],
    ['ko-KR', 'ko'],
    ['en-GB', 'en'],
    ['de', 'en'],
    ['', 'en'],
  ])('maps the browser language %j to %s', (browserLanguage, language) => {
    expect(getLanguage(browserLanguage)).toBe(language);
  });
});

/** Every text of a language by its dotted key; the first part is the file's name in camel case. */
function readTexts(language: Language): Map<string, string> {
  const folder = join(import.meta.dirname, language);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const trees = files.map((file) => [getNamespace(file), readTree(join(folder, file))]);
  return flattenTexts(Object.fromEntries(trees));
}

function readTree(path: string): TextTree {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function variables(text: string): string[] {
  return [...text.matchAll(/\{\{(.+?)\}\}/g)].map((match) => match[1] ?? '').sort();
}

/** The English texts quoted in the specification keep their exclamation marks. */
function isFixedText(key: string, language: string): boolean {
  const fixed = ['session.expired', 'session.expiredElsewhere', 'feedback.rating.invalidEmail'];
  return language === 'en' && fixed.includes(key);
}

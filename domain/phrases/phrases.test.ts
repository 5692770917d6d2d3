import { expect, test } from 'vitest';
import { en } from './en/all.ts';
import { esp } from './esp/all.ts';
import { fr } from './fr/all.ts';
import { ko } from './ko/all.ts';
import { type Language, languageOf, type Phrases } from './phrases.ts';

const others: [Language, Phrases][] = [
  ['fr', fr],
  ['esp', esp],
  ['ko', ko],
];

test.each(others)('%s has the keys of the English master', (_language, phrases) => {
  expect([...flatten(phrases).keys()].sort()).toEqual([...flatten(en).keys()].sort());
});

test.each(others)('%s fills the same variables into every phrase', (_language, phrases) => {
  const texts = flatten(phrases);
  for (const [key, text] of flatten(en)) {
    expect(variables(texts.get(key) ?? ''), key).toEqual(variables(text));
  }
});

test.each([['en', en] as const, ...others])('%s leaves no phrase empty and shouts nowhere', (language, phrases) => {
  for (const [key, text] of flatten(phrases)) {
    expect(text.trim(), key).not.toBe('');
    if (!isFixedText(key, language)) expect(text, key).not.toMatch(/!/);
  }
});

test('the fixed English texts are letter for letter', () => {
  expect(en.session).toMatchObject({
    inactive: 'You have been Logged out due to Inactivity. Kindly refresh the page.',
    serverError: 'Server Error. Kindly refresh the page.',
    loginDone: 'login successfully done',
    expired: 'Session Expired! Please Login Again',
    expiredElsewhere: 'Session expired! Please login again.',
    noResponse: 'No response from server.',
    downloadFailed: 'Somthing went wrong.',
    somethingWentWrong: 'something went wrong',
  });
});

test.each([
  ['fr-CA', 'fr'],
  ['es-419', 'esp'],
  ['ko-KR', 'ko'],
  ['en-GB', 'en'],
  ['de', 'en'],
  ['', 'en'],
])('a browser that asks for %j reads %s', (asked, language) => {
  expect(languageOf(asked)).toBe(language);
});

function flatten(node: object, prefix = ''): Map<string, string> {
  const leaves = new Map<string, string>();
  for (const [name, value] of Object.entries(node)) {
    if (typeof value === 'string') leaves.set(prefix + name, value);
    else for (const [key, text] of flatten(value, `${prefix}${name}.`)) leaves.set(key, text);
  }
  return leaves;
}

function variables(text: string): string[] {
  return [...text.matchAll(/\{\{(.+?)\}\}/g)].map((match) => match[1] ?? '').sort();
}

/** The product's fixed English texts keep their exclamation marks. */
function isFixedText(key: string, language: string): boolean {
  return language === 'en' && (key === 'session.expired' || key === 'session.expiredElsewhere');
}

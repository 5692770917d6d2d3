// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { chooseSite, hintsAtCanada, noteCountry } from './country.ts';
import { useSession } from './session.ts';

const stored = () => JSON.parse(localStorage.getItem('root') ?? '{}').state;

beforeEach(() => {
  chooseSite('general');
  useSession.setState({ changeCountry: false });
});

test('a browser in Canada leads to the Canada site, any other clears its path', () => {
  noteCountry('CA');
  expect(stored()).toMatchObject({ canadaPath: '/ca', changeCountry: false, user: { is_cananda: true } });
  noteCountry('US');
  expect(stored()).toMatchObject({ canadaPath: '', user: { is_cananda: false } });
  noteCountry(null);
  expect(stored()).toMatchObject({ canadaPath: '' });
});

test('what somebody chose by hand stays, wherever the browser is', () => {
  chooseSite('general');
  noteCountry('CA');
  expect(stored()).toMatchObject({ canadaPath: '', changeCountry: true, user: { is_cananda: true } });
  chooseSite('canada');
  noteCountry('FR');
  expect(stored()).toMatchObject({ canadaPath: '/ca', changeCountry: true });
});

test.each([
  [['fr-CA', 'fr'], 'Europe/Paris', true],
  [['en-US'], 'America/Toronto', true],
  [['en-US', 'en'], 'America/New_York', false],
  [['ca'], 'Europe/Madrid', false],
])('languages %j in %s hint at Canada: %s', (languages, zone, isHint) => {
  expect(hintsAtCanada(languages, zone)).toBe(isHint);
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseSite, isLikelyInCanada, setDetectedCountry } from './country.ts';
import { useSession } from './session.ts';

const stored = () => JSON.parse(localStorage.getItem('root') ?? '{}').state;

beforeEach(() => {
  chooseSite('general');
  useSession.setState({ changeCountry: false });
});

describe('setDetectedCountry', () => {
  it('"CA" -> sets the path of the Canada site; other countries clear it', () => {
    setDetectedCountry('CA');
    expect(stored()).toMatchObject({ canadaPath: '/ca', changeCountry: false, user: { is_cananda: true } });
    setDetectedCountry('US');
    expect(stored()).toMatchObject({ canadaPath: '', user: { is_cananda: false } });
    setDetectedCountry(null);
    expect(stored()).toMatchObject({ canadaPath: '' });
  });

  it('does not override a manual choice', () => {
    chooseSite('general');
    setDetectedCountry('CA');
    expect(stored()).toMatchObject({ canadaPath: '', changeCountry: true, user: { is_cananda: true } });
    chooseSite('canada');
    setDetectedCountry('FR');
    expect(stored()).toMatchObject({ canadaPath: '/ca', changeCountry: true });
  });
});

describe('isLikelyInCanada', () => {
  it.each([
    [['fr-CA', 'fr'], 'Europe/Paris', true],
    [['en-US'], 'America/Toronto', true],
    [['en-US', 'en'], 'America/New_York', false],
    [['ca'], 'Europe/Madrid', false],
  ])('languages %j in %s -> %s', (languages, zone, expected) => {
    expect(isLikelyInCanada(languages, zone)).toBe(expected);
  });
});

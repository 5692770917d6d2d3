import { expect, test } from 'vitest';
import { type KnownWishes, preferenceFit } from './preference-fit.ts';
import { noPreferences, type Preferences, storedPreferences } from './preferences.ts';

const atlanta = { latitude: 33.749, longitude: -84.388 };
const marietta = { latitude: 33.9526, longitude: -84.5499 };
const houston = { latitude: 29.7604, longitude: -95.3698 };

const job = {
  titles: [{ id: 1, label: 'Archivist' }],
  industries: [],
  ...marietta,
  city: 'Marietta',
  region: 'GA',
  work_mode: 'hybrid' as const,
  job_type: 'full_time' as const,
  salary: { min: 20, max: 30, currency: 'USD', period: 'hour' as const },
};

const nobodyKnows: KnownWishes = { titleIds: [], industryIds: [], points: [] };

function verdictOf(
  wanted: Partial<Preferences>,
  { known = {}, offer = {} }: { known?: Partial<KnownWishes>; offer?: object } = {},
) {
  return preferenceFit({ ...noPreferences, ...wanted }, { ...nobodyKnows, ...known }, { ...job, ...offer });
}

test('what nobody wished is not judged', () => {
  expect(verdictOf({})).toEqual([]);
});

test('titles and industries meet by their terms; a job that names none has not told', () => {
  expect(verdictOf({ titles: ['archive keeper'] }, { known: { titleIds: [1] } })).toEqual([
    { wish: 'titles', verdict: 'fits' },
  ]);
  expect(verdictOf({ titles: ['Chef'] }, { known: { titleIds: [9] } })).toEqual([
    { wish: 'titles', verdict: 'differs' },
  ]);
  expect(verdictOf({ industries: ['Retail'] }, { known: { industryIds: [3] } })).toEqual([
    { wish: 'industries', verdict: 'not_told' },
  ]);
});

test.each([
  ['within the radius', { radius: 40 }, [atlanta], {}, 'fits'],
  ['outside the radius', { radius: 10 }, [atlanta], {}, 'differs'],
  ['far, but the person would move', { relocation: 'perhaps' }, [houston], {}, 'moving'],
  ['far, and the person stays', { relocation: 'no' }, [houston], {}, 'differs'],
  ['from home, wherever that is', {}, [houston], { work_mode: 'remote' }, 'fits'],
  ['nowhere on the map', {}, [houston], { latitude: null, longitude: null }, 'not_told'],
  [
    'of the same name, though not on the map',
    {},
    [],
    { latitude: null, longitude: null, city: 'Peru', region: 'IN' },
    'fits',
  ],
] as const)('a place %s', (_name, wanted, points, offer, verdict) => {
  expect(verdictOf({ places: ['Peru, IN'], ...wanted }, { known: { points }, offer })).toEqual([
    { wish: 'places', verdict },
  ]);
});

test.each([
  [{ min: 62_400, currency: 'USD', period: 'year' }, job.salary, 'fits'],
  [{ min: 62_401, currency: 'USD', period: 'year' }, job.salary, 'differs'],
  [{ min: 5_000, currency: 'USD', period: 'month' }, job.salary, 'fits'],
  [{ min: 20, currency: 'CAD', period: 'hour' }, job.salary, 'other_currency'],
  [{ min: 20, currency: 'USD', period: 'hour' }, null, 'not_told'],
  [{ min: 20, currency: 'USD', period: 'hour' }, { ...job.salary, max: null }, 'fits'],
] as const)('pay of at least %o against %o: %s', (pay, salary, verdict) => {
  expect(verdictOf({ pay }, { offer: { salary } })).toEqual([{ wish: 'pay', verdict }]);
});

test('work mode and job type are among the wished ones or not', () => {
  expect(verdictOf({ work_modes: ['remote'], job_types: ['full_time', 'contract'] })).toEqual([
    { wish: 'work_modes', verdict: 'differs' },
    { wish: 'job_types', verdict: 'fits' },
  ]);
});

test('preferences stored before a question was there keep their answers', () => {
  const before = { titles: ['Archivist'], places: [], work_modes: ['remote'], job_types: [] };
  expect(storedPreferences(before)).toEqual({ ...noPreferences, ...before });
  expect(storedPreferences({ radius: 'far' })).toEqual(noPreferences);
  expect(storedPreferences(undefined)).toEqual(noPreferences);
});

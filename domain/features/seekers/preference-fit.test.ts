import { describe, expect, it } from 'vitest';
import { getPreferenceFit, type ResolvedPreferences } from './preference-fit.ts';
import { emptyPreferences, type Preferences, parsePreferences } from './preferences.ts';

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

const nothingResolved: ResolvedPreferences = { titleIds: [], industryIds: [], points: [] };

function getFit(
  wanted: Partial<Preferences>,
  { known = {}, offer = {} }: { known?: Partial<ResolvedPreferences>; offer?: object } = {},
) {
  return getPreferenceFit({ ...emptyPreferences, ...wanted }, { ...nothingResolved, ...known }, { ...job, ...offer });
}

describe('getPreferenceFit', () => {
  it('returns nothing without preferences', () => {
    expect(getFit({})).toEqual([]);
  });

  it('compares titles and industries by term; a job without terms is not_stated', () => {
    expect(getFit({ titles: ['archive keeper'] }, { known: { titleIds: [1] } })).toEqual([
      { wish: 'titles', verdict: 'fits' },
    ]);
    expect(getFit({ titles: ['Chef'] }, { known: { titleIds: [9] } })).toEqual([
      { wish: 'titles', verdict: 'differs' },
    ]);
    expect(getFit({ industries: ['Retail'] }, { known: { industryIds: [3] } })).toEqual([
      { wish: 'industries', verdict: 'not_stated' },
    ]);
  });

  it.each([
    ['within the radius', { radius: 40 }, [atlanta], {}, 'fits'],
    ['outside the radius', { radius: 10 }, [atlanta], {}, 'differs'],
    ['too far, but the person would relocate', { relocation: 'perhaps' }, [houston], {}, 'moving'],
    ['too far, and the person stays', { relocation: 'no' }, [houston], {}, 'differs'],
    ['remote', {}, [houston], { work_mode: 'remote' }, 'fits'],
    ['without coordinates', {}, [houston], { latitude: null, longitude: null }, 'not_stated'],
    [
      'of the same name without coordinates',
      {},
      [],
      { latitude: null, longitude: null, city: 'Peru', region: 'IN' },
      'fits',
    ],
  ] as const)('compares a location %s', (_name, wanted, points, offer, verdict) => {
    expect(getFit({ places: ['Peru, IN'], ...wanted }, { known: { points }, offer })).toEqual([
      { wish: 'places', verdict },
    ]);
  });

  it.each([
    [{ min: 62_400, currency: 'USD', period: 'year' }, job.salary, 'fits'],
    [{ min: 62_401, currency: 'USD', period: 'year' }, job.salary, 'differs'],
    [{ min: 5_000, currency: 'USD', period: 'month' }, job.salary, 'fits'],
    [{ min: 20, currency: 'CAD', period: 'hour' }, job.salary, 'other_currency'],
    [{ min: 20, currency: 'USD', period: 'hour' }, null, 'not_stated'],
    [{ min: 20, currency: 'USD', period: 'hour' }, { ...job.salary, max: null }, 'fits'],
  ] as const)('compares minimum pay %o with %o: %s', (pay, salary, verdict) => {
    expect(getFit({ pay }, { offer: { salary } })).toEqual([{ wish: 'pay', verdict }]);
  });

  it('compares work mode and job type', () => {
    expect(getFit({ work_modes: ['remote'], job_types: ['full_time', 'contract'] })).toEqual([
      { wish: 'work_modes', verdict: 'differs' },
      { wish: 'job_types', verdict: 'fits' },
    ]);
  });

  it('keeps the values of preferences stored before a field existed', () => {
    const before = { titles: ['Archivist'], places: [], work_modes: ['remote'], job_types: [] };
    expect(parsePreferences(before)).toEqual({ ...emptyPreferences, ...before });
    expect(parsePreferences({ radius: 'far' })).toEqual(emptyPreferences);
    expect(parsePreferences(undefined)).toEqual(emptyPreferences);
  });
});

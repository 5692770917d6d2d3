import { describe, expect, it } from 'vitest';
import { getDistanceKm } from './distance.ts';

const atlanta = { latitude: 33.749, longitude: -84.388 };
const houston = { latitude: 29.7604, longitude: -95.3698 };

describe('getDistanceKm', () => {
  it('returns 1,128 km between Atlanta and Houston in both directions', () => {
    expect(getDistanceKm(atlanta, houston)).toBeCloseTo(1128.26, 1);
    expect(getDistanceKm(houston, atlanta)).toBe(getDistanceKm(atlanta, houston));
    expect(getDistanceKm(atlanta, atlanta)).toBe(0);
  });

  it('handles the date line and the poles', () => {
    expect(getDistanceKm({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeCloseTo(22.2, 1);
    expect(getDistanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(20015, 0);
  });
});

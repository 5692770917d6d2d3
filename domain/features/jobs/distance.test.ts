import { expect, test } from 'vitest';
import { kilometresBetween } from './distance.ts';

const atlanta = { latitude: 33.749, longitude: -84.388 };
const houston = { latitude: 29.7604, longitude: -95.3698 };

test('Atlanta and Houston lie 1,128 kilometres apart, from either end', () => {
  expect(kilometresBetween(atlanta, houston)).toBeCloseTo(1128.26, 1);
  expect(kilometresBetween(houston, atlanta)).toBe(kilometresBetween(atlanta, houston));
  expect(kilometresBetween(atlanta, atlanta)).toBe(0);
});

test('places on both sides of the date line are near, and poles do no harm', () => {
  expect(kilometresBetween({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeCloseTo(22.2, 1);
  expect(kilometresBetween({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(20015, 0);
});

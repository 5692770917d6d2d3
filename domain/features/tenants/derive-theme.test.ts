import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getContrast } from './color.ts';
import { deriveTheme } from './derive-theme.ts';
import { getLightness, withLightness } from './oklch.ts';
import { defaultColors, themeKeys } from './theme.ts';
import { parseColors, type ThemeColors } from './theme-colors.ts';
import { buildThemeCss } from './theme-css.ts';
import { listThemePairs } from './theme-pairs.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colors = fc.record(Object.fromEntries(themeKeys.map((key) => [key, hex]))) as fc.Arbitrary<ThemeColors>;

describe.each(['light', 'dark'] as const)('in the %s theme', (mode) => {
  test('whatever colors a tenant chooses, every pair meets its contrast', () => {
    fc.assert(
      fc.property(colors, (chosen) => {
        const pairs = listThemePairs(mode, chosen);
        expect(pairs.length).toBeGreaterThan(30);
        expect(pairs.filter(({ contrast, required }) => contrast < required)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('a choice of one color alone holds too', () => {
    fc.assert(
      fc.property(fc.constantFrom(...themeKeys), hex, (key, value) => {
        const pairs = listThemePairs(mode, { ...defaultColors, [key]: value });
        expect(pairs.filter(({ contrast, required }) => contrast < required)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

test('the standard colors derive nothing: tokens.css says them', () => {
  expect(deriveTheme(defaultColors)).toEqual({ light: {}, dark: {} });
  expect(buildThemeCss(defaultColors)).toBe('');
});

const emptyStylesheet = [
  ':root {\n}\n',
  "@media (prefers-color-scheme: dark) {\n:root:where(:not([data-theme='light'])) {\n}\n}\n",
  ":root:where([data-theme='dark']) {\n}\n",
].join('');

test('both modes name the same variables, and the sheet holds nothing but colors', () => {
  fc.assert(
    fc.property(colors, (chosen) => {
      const { light, dark } = deriveTheme(chosen);
      expect(Object.keys(light)).toEqual(Object.keys(dark));
      expect(buildThemeCss(chosen).replaceAll(/ {2}--[\w-]+: #[0-9a-f]{6};\n/g, '')).toBe(emptyStylesheet);
    }),
  );
});

test('a color that reads already stays as it was chosen', () => {
  const { light } = deriveTheme({ ...defaultColors, brand: '#5b1a6e', sidebar: '#2b0f3a', header: '#2b0f3a' });
  expect(light).toMatchObject({ brand: '#5b1a6e', sidebar: '#2b0f3a', header: '#2b0f3a', 'on-header': '#ffffff' });
});

test('a color that does not read keeps its hue and stays as it is on the sign', () => {
  const { light } = deriveTheme({ ...defaultColors, brand: '#ffd400' });
  expect(light['brand-raw']).toBe('#ffd400');
  expect(getContrast(light.brand ?? '', '#ffffff')).toBeGreaterThanOrEqual(7);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt((light.brand ?? '').slice(at, at + 2), 16));
  expect(red).toBeGreaterThan(green ?? 0);
  expect(green).toBeGreaterThan(blue ?? 0);
});

test.each([
  ['nothing', undefined],
  ['a text', 'red'],
  ['names of colors', { brand: 'teal', sidebar: 'rgb(1,2,3)' }],
  ['code', { brand: '#000000;} body{display:none', header: '</style><script>' }],
])('a stored theme of %s is the standard one', (_name, stored) => {
  expect(parseColors(stored)).toEqual(defaultColors);
});

test('lightness can be set and read back', () => {
  fc.assert(
    // Below 7 % the steps of eight bits are wider than what is asked here.
    fc.property(hex, fc.integer({ min: 7, max: 95 }), (color, percent) => {
      expect(Math.abs(getLightness(withLightness(color, percent / 100)) - percent / 100)).toBeLessThan(0.02);
    }),
  );
});

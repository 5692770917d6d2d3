import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
  it('gives every pair the required contrast for any colors', () => {
    fc.assert(
      fc.property(colors, (chosen) => {
        const pairs = listThemePairs(mode, chosen);
        expect(pairs.length).toBeGreaterThan(30);
        expect(pairs.filter(({ contrast, required }) => contrast < required)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives every pair the required contrast for any single changed color', () => {
    fc.assert(
      fc.property(fc.constantFrom(...themeKeys), hex, (key, value) => {
        const pairs = listThemePairs(mode, { ...defaultColors, [key]: value });
        expect(pairs.filter(({ contrast, required }) => contrast < required)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('deriveTheme', () => {
  it('derives nothing from the default colors', () => {
    expect(deriveTheme(defaultColors)).toEqual({ light: {}, dark: {} });
    expect(buildThemeCss(defaultColors)).toBe('');
  });

  const emptyStylesheet = [
    ':root {\n}\n',
    "@media (prefers-color-scheme: dark) {\n:root:where(:not([data-theme='light'])) {\n}\n}\n",
    ":root:where([data-theme='dark']) {\n}\n",
  ].join('');

  it('derives the same variables in both modes, and a style sheet of colors only', () => {
    fc.assert(
      fc.property(colors, (chosen) => {
        const { light, dark } = deriveTheme(chosen);
        expect(Object.keys(light)).toEqual(Object.keys(dark));
        expect(buildThemeCss(chosen).replaceAll(/ {2}--[\w-]+: #[0-9a-f]{6};\n/g, '')).toBe(emptyStylesheet);
      }),
    );
  });

  it('keeps a readable color unchanged', () => {
    const { light } = deriveTheme({ ...defaultColors, brand: '#5b1a6e', sidebar: '#2b0f3a', header: '#2b0f3a' });
    expect(light).toMatchObject({ brand: '#5b1a6e', sidebar: '#2b0f3a', header: '#2b0f3a', 'on-header': '#ffffff' });
  });

  it('adjusts an unreadable color, keeps its hue, and leaves brand-raw unchanged', () => {
    const { light } = deriveTheme({ ...defaultColors, brand: '#ffd400' });
    expect(light['brand-raw']).toBe('#ffd400');
    expect(getContrast(light.brand ?? '', '#ffffff')).toBeGreaterThanOrEqual(7);
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt((light.brand ?? '').slice(at, at + 2), 16));
    expect(red).toBeGreaterThan(green ?? 0);
    expect(green).toBeGreaterThan(blue ?? 0);
  });

  it('derives the tint and the edge of selected rows from the brand color', () => {
    const { light, dark } = deriveTheme({ ...defaultColors, brand: '#5b1a6e' });
    expect([light['brand-soft'], light['brand-line']]).toEqual(['#efe6eb', '#c4abc7']);
    expect(getLightness(dark['brand-soft'] ?? '')).toBeLessThan(0.35);
    expect(getLightness(dark['brand-line'] ?? '')).toBeLessThan(0.55);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'red'],
    ['names of colors', { brand: 'teal', sidebar: 'rgb(1,2,3)' }],
    ['code', { brand: '#000000;} body{display:none', header: '</style><script>' }],
  ])('parses stored colors of %s to the defaults', (_name, stored) => {
    expect(parseColors(stored)).toEqual(defaultColors);
  });

  it('sets and reads back lightness', () => {
    fc.assert(
      // Below 7 %, 8-bit steps are wider than the tolerance.
      fc.property(hex, fc.integer({ min: 7, max: 95 }), (color, percent) => {
        expect(Math.abs(getLightness(withLightness(color, percent / 100)) - percent / 100)).toBeLessThan(0.02);
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { basePalettes, defaultBrand } from '#domain/features/tenants/base-palette.ts';
import { deriveTheme } from '#domain/features/tenants/derive-theme.ts';
import { themeKeys } from '#domain/features/tenants/theme.ts';
import type { ThemeColors } from '#domain/features/tenants/theme-colors.ts';
import css from './tokens.css?raw';

const themes = ['light', 'dark', 'contrast'] as const;
type Theme = (typeof themes)[number];

const pages = ['bg', 'surface'];
const wells = [...pages, 'sunken', 'table-header'];
const texts = ['text', 'text-muted', 'brand', 'link', 'visited', 'focus'];
const states = ['danger', 'ok', 'warn', 'info'];
const chips = ['all', 'active', 'closed', 'paused', 'offer', 'screening', 'interview'];

describe.each(themes)('in the %s theme', (theme) => {
  test.each(pairs(texts, wells))('%s on %s reads at 7:1', (ink, ground) => {
    expect(contrast(colour(theme, ink), colour(theme, ground))).toBeGreaterThanOrEqual(7);
  });

  test.each([...pairs(states, pages), ...states.map((state) => [state, `${state}-bg`] as const)])(
    '%s on %s reads at 7:1',
    (ink, ground) => {
      expect(contrast(colour(theme, ink), colour(theme, ground))).toBeGreaterThanOrEqual(7);
    },
  );

  test.each(chips)('the chip %s reads at 7:1', (chip) => {
    expect(contrast(colour(theme, `chip-${chip}`), colour(theme, `chip-${chip}-bg`))).toBeGreaterThanOrEqual(7);
  });

  test.each([
    ['on-brand', 'brand'],
    ['on-brand', 'brand-hover'],
    ['on-sidebar', 'sidebar'],
    ['on-sidebar', 'sidebar-active'],
    ['on-header', 'header'],
    ['on-header', 'header-hover'],
    ['header-brand', 'header'],
    ['header-on-brand', 'header-brand'],
    ['header-on-brand', 'header-brand-hover'],
    ['on-brand-raw', 'brand-raw'],
  ])('%s on %s reads at 7:1', (ink, ground) => {
    expect(contrast(colour(theme, ink), colour(theme, ground))).toBeGreaterThanOrEqual(7);
  });

  test.each([
    ...pairs(['control'], pages),
    ['header-focus', 'header'] as const,
    ['header-focus', 'header-hover'] as const,
    ['header-control', 'header'] as const,
    ['sidebar-bar', 'sidebar-active'] as const,
    ['sidebar-focus', 'sidebar'] as const,
    ['sidebar-focus', 'sidebar-active'] as const,
  ])('the edge %s shows on %s at 3:1', (edge, ground) => {
    expect(contrast(colour(theme, edge), colour(theme, ground))).toBeGreaterThanOrEqual(3);
  });
});

test.each(['light', 'dark'] as const)('page text of the %s theme does not glare', (theme) => {
  expect(contrast(colour(theme, 'text'), colour(theme, 'bg'))).toBeLessThanOrEqual(15);
});

test.each(tints())('on the page tint %s all text reads at 7:1 and body text at 12.8:1', (_name, tint) => {
  for (const ink of [...texts, ...states]) expect(contrast(colour('light', ink), tint), ink).toBeGreaterThanOrEqual(7);
  expect(contrast(colour('light', 'text'), tint)).toBeGreaterThanOrEqual(12.8);
});

test('high contrast has a colour of its own for everything a tenant may change', () => {
  const colours = Object.fromEntries(themeKeys.map((key) => [key, '#8a1c1c'])) as ThemeColors;
  for (const token of Object.keys(deriveTheme(colours).light))
    expect(contrastBlock(), token).toContain(`--${token}: #`);
});

test('what the guard of tenants’ colours takes for granted is what stands here', () => {
  for (const mode of ['light', 'dark'] as const) {
    const { backgrounds, surface, foregrounds, text, focus, control } = basePalettes[mode];
    const named = ['bg', 'surface', 'sunken'].map((token) => colour(mode, token));
    expect(backgrounds).toEqual(
      expect.arrayContaining(mode === 'light' ? [...named, ...tints().map(([, tint]) => tint)] : named),
    );
    expect({ surface, text, focus, control }).toEqual({
      surface: colour(mode, 'surface'),
      text: colour(mode, 'text'),
      focus: colour(mode, 'focus'),
      control: colour(mode, 'control'),
    });
    expect(foregrounds).toEqual(['text', 'text-muted', 'link', 'visited', 'focus'].map((token) => colour(mode, token)));
    expect(defaultBrand[mode]).toBe(colour(mode, 'brand'));
  }
});

/** The colour of a token in a theme, as the style sheet says it. */
function colour(theme: Theme, token: string): string {
  if (theme === 'contrast') return found(new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(contrastBlock())?.[1], token);
  const values = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(css);
  return found(theme === 'light' ? values?.[1] : values?.[2], token);
}

function contrastBlock(): string {
  return found(/\[data-theme='contrast'\] \{([^}]*)\}/.exec(css)?.[1], 'the contrast theme');
}

function tints(): [string, string][] {
  const rules = css.matchAll(/\[data-tint='(\w+)'\] \{\s*--bg: light-dark\((#[0-9a-f]{6})/g);
  return [...rules].map((rule): [string, string] => [rule[1] ?? '', rule[2] ?? '']);
}

/** Contrast as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(hex.slice(start, start + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function pairs(foregrounds: string[], backgrounds: string[]): (readonly [string, string])[] {
  return foregrounds.flatMap((ink) => backgrounds.map((ground) => [ink, ground] as const));
}

function found(value: string | undefined, name: string): string {
  if (value === undefined) throw new Error(`tokens.css does not say ${name}`);
  return value;
}

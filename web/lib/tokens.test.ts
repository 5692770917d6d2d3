import { describe, expect, it } from 'vitest';
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
  it.each(pairs(texts, wells))('%s on %s has a contrast of 7:1', (ink, ground) => {
    expect(contrast(getColor(theme, ink), getColor(theme, ground))).toBeGreaterThanOrEqual(7);
  });

  it.each([...pairs(states, pages), ...states.map((state) => [state, `${state}-bg`] as const)])(
    '%s on %s has a contrast of 7:1',
    (ink, ground) => {
      expect(contrast(getColor(theme, ink), getColor(theme, ground))).toBeGreaterThanOrEqual(7);
    },
  );

  it.each(chips)('chip %s has a contrast of 7:1', (chip) => {
    expect(contrast(getColor(theme, `chip-${chip}`), getColor(theme, `chip-${chip}-bg`))).toBeGreaterThanOrEqual(7);
  });

  it.each([
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
  ])('%s on %s has a contrast of 7:1', (ink, ground) => {
    expect(contrast(getColor(theme, ink), getColor(theme, ground))).toBeGreaterThanOrEqual(7);
  });

  it.each([
    ...pairs(['control'], pages),
    ['header-focus', 'header'] as const,
    ['header-focus', 'header-hover'] as const,
    ['header-control', 'header'] as const,
    ['sidebar-bar', 'sidebar-active'] as const,
    ['sidebar-focus', 'sidebar'] as const,
    ['sidebar-focus', 'sidebar-active'] as const,
  ])('edge %s on %s has a contrast of 3:1', (edge, ground) => {
    expect(contrast(getColor(theme, edge), getColor(theme, ground))).toBeGreaterThanOrEqual(3);
  });
});

describe('tokens.css', () => {
  it.each(['light', 'dark'] as const)('body text of the %s theme has a contrast of at most 15:1', (theme) => {
    expect(contrast(getColor(theme, 'text'), getColor(theme, 'bg'))).toBeLessThanOrEqual(15);
  });

  it.each(tints())('on the page tint %s, all text has a contrast of 7:1 and body text of 12.8:1', (_name, tint) => {
    for (const ink of [...texts, ...states])
      expect(contrast(getColor('light', ink), tint), ink).toBeGreaterThanOrEqual(7);
    expect(contrast(getColor('light', 'text'), tint)).toBeGreaterThanOrEqual(12.8);
  });

  it('the high contrast theme defines all colors that a tenant can change', () => {
    const colors = Object.fromEntries(themeKeys.map((key) => [key, '#8a1c1c'])) as ThemeColors;
    for (const token of Object.keys(deriveTheme(colors).light))
      expect(contrastBlock(), token).toContain(`--${token}: #`);
  });

  it('basePalettes equals the values in tokens.css', () => {
    for (const mode of ['light', 'dark'] as const) {
      const { backgrounds, surface, foregrounds, text, focus, control } = basePalettes[mode];
      const named = ['bg', 'surface', 'sunken'].map((token) => getColor(mode, token));
      expect(backgrounds).toEqual(
        expect.arrayContaining(mode === 'light' ? [...named, ...tints().map(([, tint]) => tint)] : named),
      );
      expect({ surface, text, focus, control }).toEqual({
        surface: getColor(mode, 'surface'),
        text: getColor(mode, 'text'),
        focus: getColor(mode, 'focus'),
        control: getColor(mode, 'control'),
      });
      expect(foregrounds).toEqual(
        ['text', 'text-muted', 'link', 'visited', 'focus'].map((token) => getColor(mode, token)),
      );
      expect(defaultBrand[mode]).toBe(getColor(mode, 'brand'));
    }
  });
});

/** The color of a token in a theme. */
function getColor(theme: Theme, token: string): string {
  if (theme === 'contrast')
    return requireValue(new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(contrastBlock())?.[1], token);
  const values = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(css);
  return requireValue(theme === 'light' ? values?.[1] : values?.[2], token);
}

function contrastBlock(): string {
  return requireValue(/\[data-theme='contrast'\] \{([^}]*)\}/.exec(css)?.[1], 'the contrast theme');
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

function requireValue(value: string | undefined, name: string): string {
  if (value === undefined) throw new Error(`tokens.css does not define ${name}`);
  return value;
}

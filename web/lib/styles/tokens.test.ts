import { describe, expect, it } from 'vitest';
import { basePalettes, defaultBrand } from '#domain/features/tenants/base-palette.ts';
import { deriveTheme } from '#domain/features/tenants/derive-theme.ts';
import { themeKeys } from '#domain/features/tenants/theme.ts';
import type { ThemeColors } from '#domain/features/tenants/theme-colors.ts';
import { contrast, contrastBlock, getColor, themes } from '#web/testing/token-colors.ts';
import css from './tokens.css?raw';

const pages = ['bg', 'surface'];
const wells = [...pages, 'raised', 'sunken', 'table-header', 'brand-soft'];
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

  it.each([1, 2, 3, 4, 5, 6])('the initials of tint %i have a contrast of 7:1', (tint) => {
    expect(contrast(getColor(theme, `person-${tint}`), getColor(theme, `person-${tint}-bg`))).toBeGreaterThanOrEqual(7);
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
    ...pairs(['control'], [...pages, 'raised', 'brand-soft']),
    ...pairs(['brand'], ['brand-soft']),
    ...pairs(['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6'], ['surface']),
    ...pairs(['r1', 'r2', 'r3', 'r4', 'art-line'], ['surface']),
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

function tints(): [string, string][] {
  const rules = css.matchAll(/\[data-tint='(\w+)'\] \{\s*--bg: light-dark\((#[0-9a-f]{6})/g);
  return [...rules].map((rule): [string, string] => [rule[1] ?? '', rule[2] ?? '']);
}

function pairs(foregrounds: string[], backgrounds: string[]): (readonly [string, string])[] {
  return foregrounds.flatMap((ink) => backgrounds.map((ground) => [ink, ground] as const));
}

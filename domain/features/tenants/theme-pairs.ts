import { basePalettes, defaultBrand, type Mode } from './base-palette.ts';
import { chipKinds } from './chip-kinds.ts';
import { getContrast, type Hex } from './color.ts';
import { deriveTheme, type Tokens } from './derive-theme.ts';
import { nonTextContrast, textContrast } from './readable.ts';
import type { ThemeKey } from './theme.ts';
import type { ThemeColors } from './theme-colors.ts';

/** A foreground and background that appear together because of a tenant color. */
export interface ThemePair {
  /** The tenant color behind it. */
  readonly key: ThemeKey;
  readonly foreground: string;
  readonly background: string;
  readonly contrast: number;
  readonly required: number;
}

/** Lists all pairs affected by the tenant's colors, with actual and required contrast. */
export function listThemePairs(mode: Mode, colors: ThemeColors): ThemePair[] {
  const tokens = deriveTheme(colors)[mode];
  return [
    ...buildPairs(tokens, 'sidebar', textContrast, [
      ['on-sidebar', 'sidebar'],
      ['on-sidebar', 'sidebar-active'],
    ]),
    ...buildPairs(tokens, 'sidebar', nonTextContrast, [
      ['sidebar-bar', 'sidebar-active'],
      ['sidebar-focus', 'sidebar'],
      ['sidebar-focus', 'sidebar-active'],
    ]),
    ...buildPairs(tokens, 'header', textContrast, headerTextPairs),
    ...buildPairs(tokens, 'header', nonTextContrast, [
      ['header-focus', 'header'],
      ['header-focus', 'header-hover'],
      ['header-control', 'header'],
    ]),
    ...buildPairs(tokens, 'brand', textContrast, [
      ['on-brand', 'brand'],
      ['on-brand', 'brand-hover'],
    ]),
    ...buildPairs(tokens, 'brand', 4.5, [['on-brand-raw', 'brand-raw']]),
    ...chipKinds.flatMap((kind) =>
      buildPairs(tokens, `chip_${kind}`, textContrast, [[`chip-${kind}`, `chip-${kind}-bg`]]),
    ),
    ...buildPagePairs(mode, tokens),
  ];
}

const headerTextPairs: readonly (readonly [string, string])[] = [
  ['on-header', 'header'],
  ['on-header', 'header-hover'],
  ['header-brand', 'header'],
  ['header-on-brand', 'header-brand'],
  ['header-on-brand', 'header-brand-hover'],
];

function buildPairs(tokens: Tokens, key: ThemeKey, required: number, pairs: readonly (readonly [string, string])[]) {
  return pairs.flatMap(([foreground, background]) =>
    buildPair(key, required, [foreground, tokens[foreground]], [background, tokens[background]]),
  );
}

/** The brand as text on every background, and every foreground on its tint and on the table header. */
function buildPagePairs(mode: Mode, tokens: Tokens): ThemePair[] {
  const { backgrounds, foregrounds, control } = basePalettes[mode];
  const soft: Named = ['brand-soft', tokens['brand-soft']];
  const header = tokens['table-header'];
  const brand = tokens.brand ?? defaultBrand[mode];
  return [
    ...(tokens.brand ? backgrounds : []).flatMap((background) =>
      buildPair('brand', textContrast, ['brand', tokens.brand], [background, background]),
    ),
    ...[brand, ...foregrounds].flatMap((foreground) =>
      buildPair('brand', textContrast, [foreground, foreground], soft),
    ),
    ...buildPair('brand', nonTextContrast, ['control', control], soft),
    ...[brand, ...foregrounds].flatMap((foreground) =>
      buildPair('table_header', textContrast, [foreground, foreground], ['table-header', header]),
    ),
  ];
}

type Named = readonly [name: string, color: Hex | undefined];

function buildPair(
  key: ThemeKey,
  required: number,
  [foreground, over]: Named,
  [background, under]: Named,
): ThemePair[] {
  if (over === undefined || under === undefined) return [];
  return [{ key, foreground, background, contrast: getContrast(over, under), required }];
}

import { basePalettes, type Mode, standardBrand } from './base-palette.ts';
import { chipKinds } from './chip-kinds.ts';
import { contrastOf, type Hex } from './color.ts';
import { deriveTheme, type Tokens } from './derive-theme.ts';
import { edgeContrast, textContrast } from './readable.ts';
import type { ThemeKey } from './theme.ts';
import type { ThemeColours } from './theme-colors.ts';

/** Two colours that meet on screen because of a tenant's choice. */
export interface ThemePair {
  /** The choice behind it. */
  readonly key: ThemeKey;
  readonly ink: string;
  readonly ground: string;
  readonly contrast: number;
  readonly needed: number;
}

/** Every pair that the tenant's colours bring about, with the contrast it has and the one it needs. */
export function themePairs(mode: Mode, colours: ThemeColours): ThemePair[] {
  const tokens = deriveTheme(colours)[mode];
  return [
    ...among(tokens, 'sidebar', textContrast, [
      ['on-sidebar', 'sidebar'],
      ['on-sidebar', 'sidebar-active'],
    ]),
    ...among(tokens, 'sidebar', edgeContrast, [
      ['sidebar-bar', 'sidebar-active'],
      ['sidebar-focus', 'sidebar'],
      ['sidebar-focus', 'sidebar-active'],
    ]),
    ...among(tokens, 'header', textContrast, headerTexts),
    ...among(tokens, 'header', edgeContrast, [
      ['header-focus', 'header'],
      ['header-focus', 'header-hover'],
      ['header-control', 'header'],
    ]),
    ...among(tokens, 'brand', textContrast, [
      ['on-brand', 'brand'],
      ['on-brand', 'brand-hover'],
    ]),
    ...among(tokens, 'brand', 4.5, [['on-brand-raw', 'brand-raw']]),
    ...chipKinds.flatMap((kind) => among(tokens, `chip_${kind}`, textContrast, [[`chip-${kind}`, `chip-${kind}-bg`]])),
    ...onPage(mode, tokens),
  ];
}

const headerTexts: readonly (readonly [string, string])[] = [
  ['on-header', 'header'],
  ['on-header', 'header-hover'],
  ['header-brand', 'header'],
  ['header-on-brand', 'header-brand'],
  ['header-on-brand', 'header-brand-hover'],
];

function among(tokens: Tokens, key: ThemeKey, needed: number, pairs: readonly (readonly [string, string])[]) {
  return pairs.flatMap(([ink, ground]) => pairOf(key, needed, [ink, tokens[ink]], [ground, tokens[ground]]));
}

/** The brand as a word on every ground, and every ink on the table header. */
function onPage(mode: Mode, tokens: Tokens): ThemePair[] {
  const { grounds, inks } = basePalettes[mode];
  const header = tokens['table-header'];
  const brand = tokens.brand ?? standardBrand[mode];
  return [
    ...(tokens.brand ? grounds : []).flatMap((ground) => pairOf('brand', 7, ['brand', tokens.brand], [ground, ground])),
    ...[brand, ...inks].flatMap((ink) => pairOf('table_header', 7, [ink, ink], ['table-header', header])),
  ];
}

type Named = readonly [name: string, colour: Hex | undefined];

function pairOf(key: ThemeKey, needed: number, [ink, over]: Named, [ground, under]: Named): ThemePair[] {
  if (over === undefined || under === undefined) return [];
  return [{ key, ink, ground, contrast: contrastOf(over, under), needed }];
}

import { basePalettes, type Mode, standardBrand } from './base-palette.ts';
import { type Hex, leastContrast } from './color.ts';
import { lightnessOf, withLightness } from './oklch.ts';
import { textContrast, walk } from './readable.ts';
import { standardColours } from './theme.ts';
import type { ThemeColours } from './theme-colors.ts';

const standard: Readonly<Record<Mode, Hex>> = { light: standardColours.table_header, dark: '#232b2d' };

/** The ground of table headers, on which body text and links have to be read: pale in light mode, deep in dark mode. */
export function tableHeader(mode: Mode, { table_header }: ThemeColours): Hex {
  if (table_header === standardColours.table_header) return standard[mode];
  const inks = [...basePalettes[mode].inks, standardBrand[mode]];
  const reads = (ground: Hex) => leastContrast(ground, inks) >= textContrast;
  if (mode === 'light') return walk(table_header, 'lighter', reads);
  return walk(withLightness(table_header, Math.min(lightnessOf(table_header), 0.28)), 'darker', reads);
}

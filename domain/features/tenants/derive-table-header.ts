import { basePalettes, defaultBrand, type Mode } from './base-palette.ts';
import { getMinContrast, type Hex } from './color.ts';
import { getLightness, withLightness } from './oklch.ts';
import { adjustLightness, textContrast } from './readable.ts';
import { defaultColors } from './theme.ts';
import type { ThemeColors } from './theme-colors.ts';

const defaultTableHeaders: Readonly<Record<Mode, Hex>> = { light: defaultColors.table_header, dark: '#20272a' };

/** Background of table headers, readable with body text and links: light in light mode, dark in dark mode. */
export function getTableHeader(mode: Mode, { table_header }: ThemeColors): Hex {
  if (table_header === defaultColors.table_header) return defaultTableHeaders[mode];
  const foregrounds = [...basePalettes[mode].foregrounds, defaultBrand[mode]];
  const isReadable = (background: Hex) => getMinContrast(background, foregrounds) >= textContrast;
  if (mode === 'light') return adjustLightness(table_header, 'lighter', isReadable);
  return adjustLightness(withLightness(table_header, Math.min(getLightness(table_header), 0.28)), 'darker', isReadable);
}

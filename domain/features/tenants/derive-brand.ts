import { basePalettes, defaultBrand, type Mode } from './base-palette.ts';
import { getMinContrast, type Hex } from './color.ts';
import { getTableHeader } from './derive-table-header.ts';
import { adjustLightness, getShade, pickForeground, textContrast } from './readable.ts';
import { defaultColors } from './theme.ts';
import type { ThemeColors } from './theme-colors.ts';

/** Text colors on buttons, in order of preference. */
const buttonForegrounds: Readonly<Record<Mode, readonly Hex[]>> = {
  light: ['#ffffff', '#14191b'],
  dark: ['#14191b', '#ffffff'],
};

/** The readable brand color for text and buttons, and the chosen one (`brand-raw`) for logos. */
export function buildBrandTokens(mode: Mode, colors: ThemeColors) {
  const brand = toReadableBrand(mode, colors);
  const foreground = pickForeground([brand], buttonForegrounds[mode]);
  return {
    brand,
    'on-brand': foreground,
    'brand-hover': getShade(brand, foreground, 0.07),
    'brand-raw': colors.brand,
    'on-brand-raw': pickForeground([colors.brand], buttonForegrounds.light, 4.5),
  };
}

/** Adjusts the brand color until it is readable as text on every background. */
function toReadableBrand(mode: Mode, colors: ThemeColors): Hex {
  if (colors.brand === defaultColors.brand) return defaultBrand[mode];
  const backgrounds = [...basePalettes[mode].backgrounds, getTableHeader(mode, colors)];
  const isReadable = (brand: Hex) => getMinContrast(brand, backgrounds) >= textContrast;
  return adjustLightness(colors.brand, mode === 'light' ? 'darker' : 'lighter', isReadable);
}

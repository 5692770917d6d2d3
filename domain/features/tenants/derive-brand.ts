import { basePalettes, defaultBrand, type Mode } from './base-palette.ts';
import { getContrast, getMinContrast, type Hex, mix } from './color.ts';
import { getTableHeader } from './derive-table-header.ts';
import { adjustLightness, getShade, nonTextContrast, pickForeground, textContrast } from './readable.ts';
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
    'brand-soft': getSoftBrand(mode, brand),
    'brand-line': mix(brand, lineShare[mode], basePalettes[mode].surface),
    'brand-raw': colors.brand,
    'on-brand-raw': pickForeground([colors.brand], buttonForegrounds.light, 4.5),
  };
}

/** How much of the brand color the tint of a selected row has at most, in order of preference; at worst none. */
const softShares = [0.1, 0.08, 0.06, 0.04, 0.02];

/** How much of the brand color the edge of a tinted area has. */
const lineShare: Readonly<Record<Mode, number>> = { light: 0.36, dark: 0.38 };

/** A tint of the brand color on which every text and every control is as readable as on a card. */
function getSoftBrand(mode: Mode, brand: Hex): Hex {
  const { surface, foregrounds, control } = basePalettes[mode];
  const isReadable = (tint: Hex) =>
    [brand, ...foregrounds].every((foreground) => getContrast(foreground, tint) >= textContrast) &&
    getContrast(control, tint) >= nonTextContrast;
  return softShares.map((share) => mix(brand, share, surface)).find(isReadable) ?? surface;
}

/** Adjusts the brand color until it is readable as text on every background. */
function toReadableBrand(mode: Mode, colors: ThemeColors): Hex {
  if (colors.brand === defaultColors.brand) return defaultBrand[mode];
  const backgrounds = [...basePalettes[mode].backgrounds, getTableHeader(mode, colors)];
  const isReadable = (brand: Hex) => getMinContrast(brand, backgrounds) >= textContrast;
  return adjustLightness(colors.brand, mode === 'light' ? 'darker' : 'lighter', isReadable);
}

import { basePalettes, type Mode } from './base-palette.ts';
import { getContrast, type Hex } from './color.ts';
import { buildBrandTokens } from './derive-brand.ts';
import { getLightness, withLightness } from './oklch.ts';
import { getShade, isLight, nonTextContrast, pickForeground, textContrast, toReadableBackground } from './readable.ts';
import { defaultColors } from './theme.ts';
import type { ThemeColors } from './theme-colors.ts';

const defaultDarkHeader = '#1b2123';

/** Colors of the top bar. A brand color without enough contrast is replaced by the foreground. */
export function buildHeaderTokens(mode: Mode, colors: ThemeColors) {
  const { text, focus, control } = basePalettes[mode];
  const header = toReadableBackground(getHeaderBackground(mode, colors), [text, '#ffffff', '#14191b']);
  const foreground = pickForeground([header], [text, '#ffffff', '#14191b']);
  const hover = getShade(header, foreground, 0.06);
  return {
    header,
    'on-header': foreground,
    'header-hover': hover,
    'header-focus': pickForeground([header, hover], [focus, '#ffd98a'], nonTextContrast),
    'header-control': getContrast(control, header) >= nonTextContrast ? control : foreground,
    ...buildButtonTokens(header, foreground, buildBrandTokens(mode, colors)),
  };
}

/** In dark mode a light bar is darkened. */
function getHeaderBackground(mode: Mode, { header }: ThemeColors): Hex {
  if (mode === 'light') return header;
  if (header === defaultColors.header) return defaultDarkHeader;
  return withLightness(header, Math.min(getLightness(header), isLight(header) ? 0.24 : 0.32));
}

function buildButtonTokens(header: Hex, foreground: Hex, brand: ReturnType<typeof buildBrandTokens>) {
  const isVisible = getContrast(brand.brand, header) >= textContrast;
  const button = isVisible ? brand.brand : foreground;
  const onButton = isVisible ? brand['on-brand'] : header;
  return {
    'header-brand': button,
    'header-on-brand': onButton,
    'header-brand-hover': isVisible ? brand['brand-hover'] : getShade(button, onButton, 0.07),
  };
}

import { basePalettes, type Mode } from './base-palette.ts';
import { getContrast, type Hex } from './color.ts';
import { buildBrandTokens } from './derive-brand.ts';
import { getLightness, withLightness } from './oklch.ts';
import { getShade, isLight, nonTextContrast, pickForeground, textContrast, toReadableBackground } from './readable.ts';
import { defaultColors } from './theme.ts';
import type { ThemeColors } from './theme-colors.ts';

const defaultDarkHeader = '#1b2123';

/** The top bar with everything on it. A brand that would not show there gives way to the ink. */
export function buildHeaderTokens(mode: Mode, colors: ThemeColors) {
  const { text, focus, control } = basePalettes[mode];
  const header = toReadableBackground(getHeaderBackground(mode, colors), [text, '#ffffff', '#14191b']);
  const ink = pickForeground([header], [text, '#ffffff', '#14191b']);
  const hover = getShade(header, ink, 0.06);
  return {
    header,
    'on-header': ink,
    'header-hover': hover,
    'header-focus': pickForeground([header, hover], [focus, '#ffd98a'], nonTextContrast),
    'header-control': getContrast(control, header) >= nonTextContrast ? control : ink,
    ...buildButtonTokens(header, ink, buildBrandTokens(mode, colors)),
  };
}

/** A light bar becomes deep in dark mode; a deep one stays as it is. */
function getHeaderBackground(mode: Mode, { header }: ThemeColors): Hex {
  if (mode === 'light') return header;
  if (header === defaultColors.header) return defaultDarkHeader;
  return withLightness(header, Math.min(getLightness(header), isLight(header) ? 0.24 : 0.32));
}

function buildButtonTokens(header: Hex, ink: Hex, brand: ReturnType<typeof buildBrandTokens>) {
  const isVisible = getContrast(brand.brand, header) >= textContrast;
  const button = isVisible ? brand.brand : ink;
  const onButton = isVisible ? brand['on-brand'] : header;
  return {
    'header-brand': button,
    'header-on-brand': onButton,
    'header-brand-hover': isVisible ? brand['brand-hover'] : getShade(button, onButton, 0.07),
  };
}

import { basePalettes, type Mode } from './base-palette.ts';
import { contrastOf, type Hex } from './color.ts';
import { brandTokens } from './derive-brand.ts';
import { lightnessOf, withLightness } from './oklch.ts';
import { edgeContrast, inkOn, isLight, neighbourOf, readableGround, textContrast } from './readable.ts';
import { standardColours } from './theme.ts';
import type { ThemeColours } from './theme-colors.ts';

const standardDark = '#1b2123';

/** The top bar with everything on it. A brand that would not show there gives way to the ink. */
export function headerTokens(mode: Mode, colours: ThemeColours) {
  const { text, focus, control } = basePalettes[mode];
  const header = readableGround(groundOf(mode, colours), [text, '#ffffff', '#14191b']);
  const ink = inkOn([header], [text, '#ffffff', '#14191b']);
  const hover = neighbourOf(header, ink, 0.06);
  return {
    header,
    'on-header': ink,
    'header-hover': hover,
    'header-focus': inkOn([header, hover], [focus, '#ffd98a'], edgeContrast),
    'header-control': contrastOf(control, header) >= edgeContrast ? control : ink,
    ...buttonTokens(header, ink, brandTokens(mode, colours)),
  };
}

/** A light bar becomes deep in dark mode; a deep one stays as it is. */
function groundOf(mode: Mode, { header }: ThemeColours): Hex {
  if (mode === 'light') return header;
  if (header === standardColours.header) return standardDark;
  return withLightness(header, Math.min(lightnessOf(header), isLight(header) ? 0.24 : 0.32));
}

function buttonTokens(header: Hex, ink: Hex, brand: ReturnType<typeof brandTokens>) {
  const shows = contrastOf(brand.brand, header) >= textContrast;
  const button = shows ? brand.brand : ink;
  const onButton = shows ? brand['on-brand'] : header;
  return {
    'header-brand': button,
    'header-on-brand': onButton,
    'header-brand-hover': shows ? brand['brand-hover'] : neighbourOf(button, onButton, 0.07),
  };
}

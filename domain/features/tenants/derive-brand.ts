import { basePalettes, type Mode, standardBrand } from './base-palette.ts';
import { type Hex, leastContrast } from './color.ts';
import { tableHeader } from './derive-table-header.ts';
import { inkOn, neighbourOf, textContrast, walk } from './readable.ts';
import { standardColours } from './theme.ts';
import type { ThemeColours } from './theme-colors.ts';

/** The inks of buttons; the first one that reads is taken. */
const onInks: Readonly<Record<Mode, readonly Hex[]>> = { light: ['#ffffff', '#14191b'], dark: ['#14191b', '#ffffff'] };

/** The brand as buttons and words show it, and as it was chosen, for signs alone. */
export function brandTokens(mode: Mode, colours: ThemeColours) {
  const brand = readableBrand(mode, colours);
  const onBrand = inkOn([brand], onInks[mode]);
  return {
    brand,
    'on-brand': onBrand,
    'brand-hover': neighbourOf(brand, onBrand, 0.07),
    'brand-raw': colours.brand,
    'on-brand-raw': inkOn([colours.brand], onInks.light, 4.5),
  };
}

/** The brand walked until it reads as a word everywhere on a page. */
function readableBrand(mode: Mode, colours: ThemeColours): Hex {
  if (colours.brand === standardColours.brand) return standardBrand[mode];
  const grounds = [...basePalettes[mode].grounds, tableHeader(mode, colours)];
  const reads = (brand: Hex) => leastContrast(brand, grounds) >= textContrast;
  return walk(colours.brand, mode === 'light' ? 'darker' : 'lighter', reads);
}

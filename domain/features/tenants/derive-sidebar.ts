import type { Mode } from './base-palette.ts';
import { getContrast } from './color.ts';
import { getLightness, withLightness } from './oklch.ts';
import {
  adjustLightness,
  getShade,
  isLight,
  nonTextContrast,
  pickForeground,
  toReadableBackground,
} from './readable.ts';
import type { ThemeColors } from './theme-colors.ts';

const foregrounds = ['#e6efee', '#14191b'];

/** Colors of the staff menu: background, text, active row, its marker bar, and focus ring. */
export function buildSidebarTokens(mode: Mode, { sidebar: color }: ThemeColors) {
  const darkened = withLightness(color, Math.min(getLightness(color), 0.25));
  const sidebar = toReadableBackground(mode === 'light' ? color : darkened, foregrounds);
  const foreground = pickForeground([sidebar], foregrounds);
  const active = getShade(sidebar, foreground, 0.1);
  const direction = isLight(foreground) ? 'lighter' : 'darker';
  return {
    sidebar,
    'on-sidebar': foreground,
    'sidebar-active': active,
    'sidebar-bar': adjustLightness(color, direction, (bar) => getContrast(bar, active) >= 4.5),
    'sidebar-focus': pickForeground([sidebar, active], ['#ffd98a', '#184a95'], nonTextContrast),
  };
}

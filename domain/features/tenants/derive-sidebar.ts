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

/** The menu of staff: its ground, its words, the row where one is, the bar beside it and the ring of the focus. */
export function buildSidebarTokens(mode: Mode, { sidebar: color }: ThemeColors) {
  const darkened = withLightness(color, Math.min(getLightness(color), 0.25));
  const sidebar = toReadableBackground(mode === 'light' ? color : darkened, foregrounds);
  const ink = pickForeground([sidebar], foregrounds);
  const active = getShade(sidebar, ink, 0.1);
  const direction = isLight(ink) ? 'lighter' : 'darker';
  return {
    sidebar,
    'on-sidebar': ink,
    'sidebar-active': active,
    'sidebar-bar': adjustLightness(color, direction, (bar) => getContrast(bar, active) >= 4.5),
    'sidebar-focus': pickForeground([sidebar, active], ['#ffd98a', '#184a95'], nonTextContrast),
  };
}

import type { Mode } from './base-palette.ts';
import { contrastOf } from './color.ts';
import { lightnessOf, withLightness } from './oklch.ts';
import { edgeContrast, inkOn, isLight, neighbourOf, readableGround, walk } from './readable.ts';
import type { ThemeColours } from './theme-colors.ts';

const inks = ['#e6efee', '#14191b'];

/** The menu of staff: its ground, its words, the row where one is, the bar beside it and the ring of the focus. */
export function sidebarTokens(mode: Mode, { sidebar: chosen }: ThemeColours) {
  const deep = withLightness(chosen, Math.min(lightnessOf(chosen), 0.25));
  const sidebar = readableGround(mode === 'light' ? chosen : deep, inks);
  const ink = inkOn([sidebar], inks);
  const active = neighbourOf(sidebar, ink, 0.1);
  const away = isLight(ink) ? 'lighter' : 'darker';
  return {
    sidebar,
    'on-sidebar': ink,
    'sidebar-active': active,
    'sidebar-bar': walk(chosen, away, (bar) => contrastOf(bar, active) >= 4.5),
    'sidebar-focus': inkOn([sidebar, active], ['#ffd98a', '#184a95'], edgeContrast),
  };
}

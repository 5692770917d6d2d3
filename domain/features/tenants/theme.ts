import type { chipKinds } from './chip-kinds.ts';
import type { Hex } from './color.ts';

/** Default values of the colors a tenant can choose; all other colors are derived. */
export const defaultColors = {
  sidebar: '#16393f',
  brand: '#17545c',
  header: '#fffdf9',
  table_header: '#f0efe9',
  chip_all: '#4a5a66',
  chip_active: '#24603a',
  chip_closed: '#5a5350',
  chip_paused: '#7a4e00',
  chip_offer: '#8a3a6b',
  chip_screening: '#1f5580',
  chip_interview: '#4f3f93',
} as const satisfies Record<Surface | `chip_${(typeof chipKinds)[number]}`, Hex>;

type Surface = 'sidebar' | 'brand' | 'header' | 'table_header';

export type ThemeKey = keyof typeof defaultColors;

export const themeKeys = Object.keys(defaultColors) as readonly ThemeKey[];

import * as z from 'zod/mini';
import type { chipKinds } from './chip-kinds.ts';
import type { Hex } from './colour.ts';

/** The colour of each part of the interface that a tenant may choose; everything else is derived from these. */
export const standardColours = {
  sidebar: '#16393f',
  brand: '#17545c',
  header: '#fffdf9',
  table_header: '#e7ebe8',
  chip_all: '#4a5a66',
  chip_active: '#24603a',
  chip_closed: '#5a5350',
  chip_paused: '#7a4e00',
  chip_offer: '#8a3a6b',
  chip_screening: '#1f5580',
  chip_interview: '#4f3f93',
} as const satisfies Record<Surface | `chip_${(typeof chipKinds)[number]}`, Hex>;

type Surface = 'sidebar' | 'brand' | 'header' | 'table_header';

export type ThemeKey = keyof typeof standardColours;

export const themeKeys = Object.keys(standardColours) as readonly ThemeKey[];

/** `#rrggbb`; capitals are taken as they are meant. */
const Colour = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/));

/** One colour for each key. */
export const ThemeColours = z.object({
  sidebar: Colour,
  brand: Colour,
  header: Colour,
  table_header: Colour,
  chip_all: Colour,
  chip_active: Colour,
  chip_closed: Colour,
  chip_paused: Colour,
  chip_offer: Colour,
  chip_screening: Colour,
  chip_interview: Colour,
});
export type ThemeColours = z.infer<typeof ThemeColours>;

/** What is stored of a theme, with the standard colour for everything missing or unreadable. */
export function coloursFrom(stored: unknown): ThemeColours {
  const given: Record<string, unknown> = Object(stored);
  const colours = themeKeys.map((key) => {
    const parsed = Colour.safeParse(given[key]);
    return [key, parsed.success ? parsed.data : standardColours[key]];
  });
  return Object.fromEntries(colours) as ThemeColours;
}

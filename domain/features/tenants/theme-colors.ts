import * as z from 'zod/mini';
import { standardColours, themeKeys } from './theme.ts';

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

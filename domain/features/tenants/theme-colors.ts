import * as z from 'zod/mini';
import { defaultColors, themeKeys } from './theme.ts';

/** `#rrggbb`; converted to lowercase. */
const Color = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/));

export const ThemeColors = z.object({
  sidebar: Color,
  brand: Color,
  header: Color,
  table_header: Color,
  chip_all: Color,
  chip_active: Color,
  chip_closed: Color,
  chip_paused: Color,
  chip_offer: Color,
  chip_screening: Color,
  chip_interview: Color,
});
export type ThemeColors = z.infer<typeof ThemeColors>;

/** Parses stored colors; missing or invalid values become the default. */
export function parseColors(stored: unknown): ThemeColors {
  const given: Record<string, unknown> = Object(stored);
  const colors = themeKeys.map((key) => {
    const parsed = Color.safeParse(given[key]);
    return [key, parsed.success ? parsed.data : defaultColors[key]];
  });
  return Object.fromEntries(colors) as ThemeColors;
}

import type { Mode } from './base-palette.ts';
import { chipKinds } from './chip-kinds.ts';
import type { Hex } from './color.ts';
import { buildBrandTokens } from './derive-brand.ts';
import { buildChipTokens } from './derive-chip.ts';
import { buildHeaderTokens } from './derive-header.ts';
import { buildSidebarTokens } from './derive-sidebar.ts';
import { getTableHeader } from './derive-table-header.ts';
import { defaultColors, type ThemeKey } from './theme.ts';
import type { ThemeColors } from './theme-colors.ts';

/** CSS variables, without the leading dashes. */
export type Tokens = Readonly<Record<string, Hex>>;

export type DerivedTheme = Readonly<Record<Mode, Tokens>>;

/**
 * Derives CSS variables from a tenant's colors, with a contrast of at least 7:1 for text and 3:1 for non-text.
 * Unchanged colors have no tokens; tokens.css applies.
 */
export function deriveTheme(colors: ThemeColors): DerivedTheme {
  return { light: buildTokens('light', colors), dark: buildTokens('dark', colors) };
}

function buildTokens(mode: Mode, colors: ThemeColors): Tokens {
  const isChanged = (key: ThemeKey) => colors[key] !== defaultColors[key];
  const chips = chipKinds.filter((kind) => isChanged(`chip_${kind}`));
  return {
    ...(isChanged('sidebar') ? buildSidebarTokens(mode, colors) : {}),
    ...(isChanged('table_header') ? { 'table-header': getTableHeader(mode, colors) } : {}),
    ...(isChanged('brand') ? buildBrandTokens(mode, colors) : {}),
    ...(isChanged('brand') || isChanged('header') ? buildHeaderTokens(mode, colors) : {}),
    ...Object.assign({}, ...chips.map((kind) => buildChipTokens(mode, kind, colors[`chip_${kind}`]))),
  };
}

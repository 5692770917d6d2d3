import type { Mode } from './base-palette.ts';
import { chipKinds } from './chip-kinds.ts';
import type { Hex } from './color.ts';
import { brandTokens } from './derive-brand.ts';
import { chipTokens } from './derive-chip.ts';
import { headerTokens } from './derive-header.ts';
import { sidebarTokens } from './derive-sidebar.ts';
import { tableHeader } from './derive-table-header.ts';
import { standardColours, type ThemeKey } from './theme.ts';
import type { ThemeColours } from './theme-colors.ts';

/** CSS variables without their dashes. */
export type Tokens = Readonly<Record<string, Hex>>;

/** What follows from a tenant's colours, for each mode. High contrast keeps colours of its own. */
export type DerivedTheme = Readonly<Record<Mode, Tokens>>;

/**
 * Everything that follows from a tenant's colours, so that all text reads at 7:1 and all edges at 3:1, whatever was chosen.
 * What the tenant left as it is has no tokens: tokens.css says it.
 */
export function deriveTheme(colours: ThemeColours): DerivedTheme {
  return { light: tokensIn('light', colours), dark: tokensIn('dark', colours) };
}

function tokensIn(mode: Mode, colours: ThemeColours): Tokens {
  const isChanged = (key: ThemeKey) => colours[key] !== standardColours[key];
  const chips = chipKinds.filter((kind) => isChanged(`chip_${kind}`));
  return {
    ...(isChanged('sidebar') ? sidebarTokens(mode, colours) : {}),
    ...(isChanged('table_header') ? { 'table-header': tableHeader(mode, colours) } : {}),
    ...(isChanged('brand') ? brandTokens(mode, colours) : {}),
    ...(isChanged('brand') || isChanged('header') ? headerTokens(mode, colours) : {}),
    ...Object.assign({}, ...chips.map((kind) => chipTokens(mode, kind, colours[`chip_${kind}`]))),
  };
}

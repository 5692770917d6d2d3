import type { LucideIcon } from 'lucide-react';

/** One item of the palette: a page, a job, a person or an action. */
export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  /** A second line, such as an employer. */
  readonly note?: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

/** The items whose label contains every word of the query, ignoring case and accents. */
export function filterItems(items: readonly PaletteItem[], query: string): PaletteItem[] {
  const words = normalizeText(query).split(/\s+/).filter(Boolean);
  return items.filter(({ label }) => words.every((word) => normalizeText(label).includes(word)));
}

function normalizeText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

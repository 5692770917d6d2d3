import type { LucideIcon } from 'lucide-react';

/** One line of the palette: where it leads, or what it does. */
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

/** Items whose label holds every word, written with or without accents and capitals. */
export function matching(items: readonly PaletteItem[], words: string): PaletteItem[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return items.filter(({ label }) => wanted.every((word) => folded(label).includes(word)));
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

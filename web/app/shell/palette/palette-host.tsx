import { lazy, Suspense } from 'react';
import { usePaletteOpen, usePaletteShortcut } from './palette-open.ts';

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }));

/** Handles the shortcut; the palette is loaded on first use. */
export function PaletteHost() {
  usePaletteShortcut();
  const isOpen = usePaletteOpen((palette) => palette.isOpen);
  return isOpen ? (
    <Suspense>
      <CommandPalette />
    </Suspense>
  ) : null;
}

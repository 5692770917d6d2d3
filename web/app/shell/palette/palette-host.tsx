import { lazy, Suspense } from 'react';
import { usePaletteKey, usePaletteOpen } from './palette-open.ts';

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }));

/** Waits for the shortcut; the palette itself is loaded with the first use. */
export function PaletteHost() {
  usePaletteKey();
  const isOpen = usePaletteOpen((palette) => palette.isOpen);
  return isOpen ? (
    <Suspense>
      <CommandPalette />
    </Suspense>
  ) : null;
}

import { useEffect } from 'react';
import { create } from 'zustand';

/** Whether the command palette is open. Its content is loaded separately. */
export const usePaletteOpen = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export function openPalette(): void {
  usePaletteOpen.setState({ isOpen: true });
}

export function closePalette(): void {
  usePaletteOpen.setState({ isOpen: false });
}

/** Opens and closes the palette with Ctrl+K or Cmd+K on all pages. */
export function usePaletteShortcut(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      usePaletteOpen.setState(({ isOpen }) => ({ isOpen: !isOpen }));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** The shortcut as labeled on this device's keyboard. */
export function getPaletteShortcut(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K';
}

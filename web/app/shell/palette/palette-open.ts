import { useEffect } from 'react';
import { create } from 'zustand';

/** Whether the command palette is open. Its contents are a download of their own. */
export const usePaletteOpen = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export function openPalette(): void {
  usePaletteOpen.setState({ isOpen: true });
}

export function closePalette(): void {
  usePaletteOpen.setState({ isOpen: false });
}

/** Ctrl+K, or Cmd+K, opens and closes it, wherever one is. */
export function usePaletteKey(): void {
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

/** The shortcut as this device's keyboard says it. */
export function paletteKeys(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K';
}

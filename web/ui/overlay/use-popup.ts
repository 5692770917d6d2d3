import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { getRequestedKey } from '#web/lib/navigation/requested-location.ts';

/** The state of a popup that opens next to its button, and the props of the button. */
export function usePopup(kind: 'menu' | 'dialog', prefetch: () => unknown) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [openAtKey, setOpenAtKey] = useState<string | null>(null);
  const { key } = useLocation();
  const isOpen = openAtKey !== null;
  // A popup that opens during a navigation belongs to the next page, even if React has not rendered its start.
  const setOpen = (shouldOpen: boolean) => setOpenAtKey(shouldOpen ? (getRequestedKey() ?? key) : null);
  // Navigation closes it.
  useEffect(() => setOpenAtKey((current) => (current === key ? current : null)), [key]);
  const onIntent = useCallback(() => void prefetch(), [prefetch]);
  const trigger = {
    ref: triggerRef,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    onPress: () => setOpen(!isOpen),
    onPointerEnter: onIntent,
    onFocus: onIntent,
  };
  // The button closes the popup on press; a press on it as an outside press would reopen it.
  const shouldCloseOnInteractOutside = useCallback((element: Element) => !triggerRef.current?.contains(element), []);
  return { isOpen, setOpen, triggerRef, trigger, closesOutside: shouldCloseOnInteractOutside };
}

/** Props for the `Button` that opens the popup. */
export type PopupTrigger = ReturnType<typeof usePopup>['trigger'];

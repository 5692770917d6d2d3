import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The state of a part that opens beside its button, and what the button needs to know. */
export function usePopup(kind: 'menu' | 'dialog', prefetch: () => unknown) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to another place is what closes the part
  useEffect(() => setOpen(false), [key]);
  const warm = useCallback(() => void prefetch(), [prefetch]);
  const trigger = {
    ref: triggerRef,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    onPress: () => setOpen((isNow) => !isNow),
    onPointerEnter: warm,
    onFocus: warm,
  };
  // Its own button closes the part by its press: as a press outside it would open it again at once.
  const closesOutside = useCallback((element: Element) => !triggerRef.current?.contains(element), []);
  return { isOpen, setOpen, triggerRef, trigger, closesOutside };
}

/** Goes onto the `Button` that opens the part. */
export type PopupTrigger = ReturnType<typeof usePopup>['trigger'];

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
    onPress: () => setOpen(true),
    onHoverStart: warm,
    onFocus: warm,
  };
  return { isOpen, setOpen, triggerRef, trigger };
}

/** Goes onto the `Button` that opens the part. */
export type PopupTrigger = ReturnType<typeof usePopup>['trigger'];

import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** The state of a part that opens beside its button, and what the button needs to know. */
export function usePopup(kind: 'menu' | 'dialog', prefetch: () => unknown) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { key } = useLocation();
  // Opened while another page is on its way, the part belongs to that page already.
  const place = useNavigation().location?.key ?? key;
  const isOpen = openAt !== null;
  const setOpen = (wanted: boolean) => setOpenAt(wanted ? place : null);
  // Going to another place closes it.
  useEffect(() => setOpenAt((at) => (at === key ? at : null)), [key]);
  const warm = useCallback(() => void prefetch(), [prefetch]);
  const trigger = {
    ref: triggerRef,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    onPress: () => setOpen(!isOpen),
    onPointerEnter: warm,
    onFocus: warm,
  };
  // Its own button closes the part by its press: as a press outside it would open it again at once.
  const closesOutside = useCallback((element: Element) => !triggerRef.current?.contains(element), []);
  return { isOpen, setOpen, triggerRef, trigger, closesOutside };
}

/** Goes onto the `Button` that opens the part. */
export type PopupTrigger = ReturnType<typeof usePopup>['trigger'];

import { type PointerEvent, useRef, useState } from 'react';

/** Pixels after which a movement counts as a drag instead of a click, and after which it dismisses. */
const minDragPx = 4;
const minDismissPx = 80;

/** Lets people drag an element sideways. Calls `onDismiss` if it is released at least 80 pixels away. */
export function useDragToDismiss(onDismiss: () => void) {
  const start = useRef<number | null>(null);
  const wasDragged = useRef(false);
  const [offset, setOffset] = useState(0);
  const reset = () => {
    start.current = null;
    setOffset(0);
  };
  const pointerProps = {
    onPointerDown: ({ button, clientX }: PointerEvent) => {
      wasDragged.current = false;
      if (button === 0) start.current = clientX;
    },
    onPointerMove: ({ clientX, currentTarget, pointerId }: PointerEvent) => {
      if (start.current === null) return;
      const distance = clientX - start.current;
      if (!wasDragged.current && Math.abs(distance) < minDragPx) return;
      if (!wasDragged.current) currentTarget.setPointerCapture(pointerId);
      wasDragged.current = true;
      setOffset(distance);
    },
    onPointerUp: () => {
      if (Math.abs(offset) >= minDismissPx) onDismiss();
      reset();
    },
    onPointerCancel: reset,
  };
  return { offset, pointerProps, isClick: () => !wasDragged.current };
}

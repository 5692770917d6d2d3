import { type PointerEvent, useRef, useState } from 'react';

/** Pixels from which a movement is a drag and no click, and from which it dismisses. */
const dragStart = 4;
const dragEnd = 80;

/** Lets a pointer drag an element sideways. `onAway` runs when it is released far enough from its place. */
export function useDragAway(onAway: () => void) {
  const start = useRef<number | null>(null);
  const wasDragged = useRef(false);
  const [offset, setOffset] = useState(0);
  const stop = () => {
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
      const moved = clientX - start.current;
      if (!wasDragged.current && Math.abs(moved) < dragStart) return;
      if (!wasDragged.current) currentTarget.setPointerCapture(pointerId);
      wasDragged.current = true;
      setOffset(moved);
    },
    onPointerUp: () => {
      if (Math.abs(offset) >= dragEnd) onAway();
      stop();
    },
    onPointerCancel: stop,
  };
  return { offset, pointerProps, isClick: () => !wasDragged.current };
}

let lastSign = Date.now();

/** Notes that somebody is there. Returns the way to stop. */
export function watchActivity(): () => void {
  const onSign = () => {
    lastSign = Date.now();
  };
  for (const sign of signs) window.addEventListener(sign, onSign, { passive: true, capture: true });
  return () => {
    for (const sign of signs) window.removeEventListener(sign, onSign, { capture: true });
  };
}

/** Milliseconds since the last key press, pointer or scroll in this tab. */
export function idleTime(): number {
  return Date.now() - lastSign;
}

const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const;

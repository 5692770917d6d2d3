let lastActivityAt = Date.now();

/** Tracks user activity. Returns a function that stops it. */
export function trackActivity(): () => void {
  const onActivity = () => {
    lastActivityAt = Date.now();
  };
  for (const sign of activityEvents) window.addEventListener(sign, onActivity, { passive: true, capture: true });
  return () => {
    for (const sign of activityEvents) window.removeEventListener(sign, onActivity, { capture: true });
  };
}

/** Milliseconds since the last key press, pointer event or scroll in this tab. */
export function getIdleMs(): number {
  return Date.now() - lastActivityAt;
}

const activityEvents = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const;

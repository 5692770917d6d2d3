/** Wraps a read: its result is reused for `maxAgeMs`, and callers during a read share it. A failed read is not cached. */
export function cacheBriefly<T>(maxAgeMs: number, read: () => Promise<T>): () => Promise<T> {
  let cached: { readonly value: T; readonly readAt: number } | undefined;
  let running: Promise<T> | undefined;
  const refresh = async () => {
    try {
      const value = await read();
      cached = { value, readAt: performance.now() };
      return value;
    } finally {
      running = undefined;
    }
  };
  return async () => {
    if (cached && performance.now() - cached.readAt < maxAgeMs) return cached.value;
    running ??= refresh();
    return running;
  };
}

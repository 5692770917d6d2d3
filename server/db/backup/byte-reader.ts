interface ByteReader {
  /** The next `count` bytes; fewer only where the stream ends. */
  readonly upTo: (count: number) => Promise<Buffer>;
  readonly isAtEnd: () => Promise<boolean>;
}

/** Reads a stream of buffers in portions of the reader's choosing. */
export function readBytes(source: AsyncIterable<Buffer>): ByteReader {
  const chunks = source[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let size = 0;
  let ended = false;

  async function hold(count: number): Promise<void> {
    while (size < count && !ended) {
      const next = await chunks.next();
      if (next.done) ended = true;
      else {
        held.push(next.value);
        size += next.value.length;
      }
    }
  }

  return {
    upTo: async (count) => {
      await hold(count);
      const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held);
      const taken = all.subarray(0, count);
      held = [all.subarray(count)];
      size = all.length - taken.length;
      return taken;
    },
    isAtEnd: async () => {
      await hold(1);
      return size === 0;
    },
  };
}

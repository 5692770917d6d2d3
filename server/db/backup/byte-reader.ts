interface ByteReader {
  /** The next `count` bytes; fewer only at the end of the stream. */
  readonly read: (count: number) => Promise<Buffer>;
  readonly isAtEnd: () => Promise<boolean>;
}

/** Reads a stream of buffers in chunks of a requested size. */
export function readBytes(source: AsyncIterable<Buffer>): ByteReader {
  const chunks = source[Symbol.asyncIterator]();
  let buffers: Buffer[] = [];
  let size = 0;
  let ended = false;

  async function fillBuffers(count: number): Promise<void> {
    while (size < count && !ended) {
      const next = await chunks.next();
      if (next.done) ended = true;
      else {
        buffers.push(next.value);
        size += next.value.length;
      }
    }
  }

  return {
    read: async (count) => {
      await fillBuffers(count);
      const all = buffers.length === 1 && buffers[0] ? buffers[0] : Buffer.concat(buffers);
      const taken = all.subarray(0, count);
      buffers = [all.subarray(count)];
      size = all.length - taken.length;
      return taken;
    },
    isAtEnd: async () => {
      await fillBuffers(1);
      return size === 0;
    },
  };
}

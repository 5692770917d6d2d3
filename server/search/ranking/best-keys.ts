/** The greatest few of many numbers, without sorting the rest. */
interface BestKeys {
  /** Offers a number; answers what the next one must exceed to be kept. */
  offer(key: number): number;
  /** What was kept, greatest first. */
  sorted(): number[];
}

/** Keeps the `limit` greatest of the offered numbers in a heap whose root is the least kept. */
export function createBestKeys(limit: number): BestKeys {
  const heap = new Float64Array(limit);
  let size = 0;
  return {
    offer(key) {
      if (size < limit) {
        siftUp(heap, size, key);
        size += 1;
      } else if (key > (heap[0] ?? Number.POSITIVE_INFINITY)) {
        siftDown(heap, size, key);
      }
      return size < limit ? Number.NEGATIVE_INFINITY : (heap[0] ?? Number.POSITIVE_INFINITY);
    },
    sorted: () => [...heap.subarray(0, size)].sort((a, b) => b - a),
  };
}

function siftUp(heap: Float64Array, from: number, key: number): void {
  let at = from;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = heap[parent] ?? 0;
    if (above <= key) break;
    heap[at] = above;
    at = parent;
  }
  heap[at] = key;
}

// Puts the key in the root's place and lets it sink.
function siftDown(heap: Float64Array, size: number, key: number): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= size) break;
    if (child + 1 < size && (heap[child + 1] ?? 0) < (heap[child] ?? 0)) child += 1;
    const below = heap[child] ?? 0;
    if (below >= key) break;
    heap[at] = below;
    at = child;
  }
  heap[at] = key;
}

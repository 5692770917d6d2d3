/** The highest of many numbers, without sorting all of them. */
interface BestKeys {
  /** Adds a number if it is high enough. Returns what the next one must exceed. */
  offer(key: number): number;
  /** Highest first. */
  sorted(): number[];
}

/** Keeps the `limit` highest numbers in a min-heap. */
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

// Replaces the root and restores the heap order.
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

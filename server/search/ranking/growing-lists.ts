import { growColumn, newUint16Array, newUint32Array } from '#server/lib/columns/typed-arrays.ts';

/** Many lists of small numbers that grow and shrink one by one, all in one array. They are named by their number, from 0 on. */
export interface GrowingLists {
  /** Valid until the next change. */
  read(list: number): Uint16Array;
  /** Adds the lowest 16 bits of a value. */
  push(list: number, value: number): void;
  /** Removes an entry; the last one takes its place. */
  removeAt(list: number, index: number): void;
}

export function createGrowingLists(): GrowingLists {
  let all = newUint16Array(0);
  let used = 0;
  let listCount = 0;
  let starts = newUint32Array(0);
  let lengths = newUint32Array(0);
  let capacities = newUint32Array(0);
  const read = (list: number): Uint16Array => all.subarray(starts[list], (starts[list] ?? 0) + (lengths[list] ?? 0));
  /** Moves a full list to the end, with room for more. */
  const enlarge = (list: number): void => {
    const length = lengths[list] ?? 0;
    const capacity = length + Math.max(MIN_ROOM, length >> 3);
    if (used + capacity > all.length) {
      const live = lengths.reduce((sum, each) => sum + each, 0);
      const compacted = newUint16Array(live + (live >> 3) + Math.max(live >> 3, capacity, MIN_SPARE));
      used = compact({ all, starts, lengths, capacities, listCount }, compacted);
      all = compacted;
    }
    all.set(read(list), used);
    starts[list] = used;
    capacities[list] = capacity;
    used += capacity;
  };
  return {
    read,
    push(list, value) {
      listCount = Math.max(listCount, list + 1);
      starts = growColumn(starts, newUint32Array, listCount);
      lengths = growColumn(lengths, newUint32Array, listCount);
      capacities = growColumn(capacities, newUint32Array, listCount);
      const length = lengths[list] ?? 0;
      if (length === capacities[list]) enlarge(list);
      all[(starts[list] ?? 0) + length] = value;
      lengths[list] = length + 1;
    },
    removeAt(list, index) {
      const values = read(list);
      values.copyWithin(index, values.length - 1);
      lengths[list] = values.length - 1;
    },
  };
}

interface Lists {
  readonly all: Uint16Array;
  readonly starts: Uint32Array;
  readonly lengths: Uint32Array;
  readonly capacities: Uint32Array;
  readonly listCount: number;
}

/**
 * Copies the lists, with room for an eighth more in each, so that the long ones are not moved soon. Returns where the last one
 * ends.
 */
function compact({ all, starts, lengths, capacities, listCount }: Lists, target: Uint16Array): number {
  let end = 0;
  for (let list = 0; list < listCount; list += 1) {
    const start = starts[list] ?? 0;
    const length = lengths[list] ?? 0;
    starts[list] = end;
    capacities[list] = length + (length >> 3);
    // Most lists are short: a loop is faster than a copy of a view.
    for (let index = 0; index < length; index += 1) target[end + index] = all[start + index] ?? 0;
    end += capacities[list] ?? 0;
  }
  return end;
}

const MIN_ROOM = 4;
const MIN_SPARE = 1024;

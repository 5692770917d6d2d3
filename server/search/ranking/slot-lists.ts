import { growColumn, newUint16Array, newUint32Array } from '#server/lib/columns/typed-arrays.ts';

type ListArray = Uint8Array | Uint16Array | Int32Array;

/** A list of numbers per slot, all in one array. */
export interface SlotLists<T extends ListArray> {
  /** Read the arrays again after every `write`. */
  readonly values: () => T;
  readonly starts: () => Uint32Array;
  readonly sizes: () => Uint16Array;
  read(slot: number): T;
  write(slot: number, list: readonly number[]): void;
}

export function createSlotLists<T extends ListArray>(create: (length: number) => T): SlotLists<T> {
  let all = create(0);
  let used = 0;
  let live = 0;
  let starts = newUint32Array(0);
  let sizes = newUint16Array(0);
  const compact = (): void => {
    const kept = create(live + (live >> 2) + MIN_SPARE);
    let end = 0;
    for (let slot = 0; slot < sizes.length; slot += 1) {
      const start = starts[slot] ?? 0;
      const size = sizes[slot] ?? 0;
      kept.set(all.subarray(start, start + size), end);
      starts[slot] = end;
      end += size;
    }
    all = kept;
    used = end;
  };
  return {
    values: () => all,
    starts: () => starts,
    sizes: () => sizes,
    read: (slot) => {
      const start = starts[slot] ?? 0;
      return all.subarray(start, start + (sizes[slot] ?? 0)) as T;
    },
    write(slot, list) {
      starts = growColumn(starts, newUint32Array, slot + 1);
      sizes = growColumn(sizes, newUint16Array, slot + 1);
      live += list.length - (sizes[slot] ?? 0);
      // Replaced in place if it is not longer.
      const isInPlace = list.length <= (sizes[slot] ?? 0);
      sizes[slot] = 0;
      if (!isInPlace) {
        if (used + list.length > all.length) compact();
        starts[slot] = used;
        used += list.length;
      }
      all.set(list, starts[slot] ?? 0);
      sizes[slot] = list.length;
    },
  };
}

const MIN_SPARE = 1024;

type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/**
 * Returns the column if it is long enough, else a longer copy. New entries are 0.
 * @param growth share of the column that is added at least
 */
export function growColumn<T extends Column>(column: T, create: (length: number) => T, length: number, growth = 1): T {
  if (column.length >= length) return column;
  const grown = create(Math.max(length, Math.ceil(column.length * (1 + growth))));
  grown.set(column);
  return grown;
}

/** For arrays that are large and grow slowly: little spare room. */
export const slowGrowth = 1 / 8;

export const newUint8Array = (length: number): Uint8Array => new Uint8Array(length);
export const newUint16Array = (length: number): Uint16Array => new Uint16Array(length);
export const newUint32Array = (length: number): Uint32Array => new Uint32Array(length);
export const newInt32Array = (length: number): Int32Array => new Int32Array(length);
export const newFloat64Array = (length: number): Float64Array => new Float64Array(length);

/** The place of a row in a list that is ordered by a key, then by id. */
export interface RowPosition {
  readonly key: number;
  readonly id: number;
}

/** The first rows of a page so far, in order. */
export interface FirstRows {
  readonly rows: RowPosition[];
  /** 1, or -1 for a descending order. */
  readonly sign: 1 | -1;
  /** The last row of the previous page. */
  readonly after: RowPosition | null;
  readonly limit: number;
}

/** Adds a row if it is among the first ones. A function rather than a method, which V8 would compile again for each page. */
export function offerRow({ rows, sign, after, limit }: FirstRows, key: number, id: number): void {
  if (after && compareTo(after, sign, key, id) <= 0) return;
  const last = rows.at(-1);
  if (last && rows.length === limit && compareTo(last, sign, key, id) > 0) return;
  const index = rows.findIndex((other) => compareTo(other, sign, key, id) < 0);
  rows.splice(index < 0 ? rows.length : index, 0, { key, id });
  if (rows.length > limit) rows.pop();
}

/** Negative for a row before the other one. */
function compareTo(other: RowPosition, sign: 1 | -1, key: number, id: number): number {
  return sign * (key === other.key ? id - other.id : key - other.key);
}

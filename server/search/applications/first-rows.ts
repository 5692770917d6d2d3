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
  /** The key of the last row, with the sign, once there are `limit` rows. */
  bound: number;
}

export function newFirstRows(sign: 1 | -1, after: RowPosition | null, limit: number): FirstRows {
  return { rows: [], sign, after, limit, bound: Number.POSITIVE_INFINITY };
}

/** Adds a row if it is among the first ones. A function rather than a method, which V8 would compile again for each page. */
export function offerRow(page: FirstRows, key: number, id: number): void {
  // Most rows end here.
  if (key * page.sign > page.bound) return;
  const { rows, sign, after, limit } = page;
  if (after && compareTo(after, sign, key, id) <= 0) return;
  const last = rows.at(-1);
  if (last && rows.length === limit && compareTo(last, sign, key, id) > 0) return;
  const index = rows.findIndex((other) => compareTo(other, sign, key, id) < 0);
  rows.splice(index < 0 ? rows.length : index, 0, { key, id });
  if (rows.length > limit) rows.pop();
  if (rows.length === limit) page.bound = (rows.at(-1)?.key ?? 0) * sign;
}

/** Negative for a row before the other one. */
function compareTo(other: RowPosition, sign: 1 | -1, key: number, id: number): number {
  return sign * (key === other.key ? id - other.id : key - other.key);
}

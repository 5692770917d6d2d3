/** The place of a row in a list that is ordered by a key, then by id. */
export interface RowPosition {
  readonly key: number;
  readonly id: number;
}

interface ListOrder {
  readonly isDescending: boolean;
  /** The last row of the previous page. */
  readonly after: RowPosition | null;
  readonly limit: number;
}

/** The first rows of a page, found without sorting all of them. */
interface FirstRows {
  offer(key: number, id: number): void;
  /** In order. */
  ids(): number[];
}

export function createFirstRows({ isDescending, after, limit }: ListOrder): FirstRows {
  const sign = isDescending ? -1 : 1;
  const isBefore = (key: number, id: number, other: RowPosition) =>
    key === other.key ? sign * (id - other.id) < 0 : sign * (key - other.key) < 0;
  const first: RowPosition[] = [];
  return {
    offer(key, id) {
      if (after && (isBefore(key, id, after) || (key === after.key && id === after.id))) return;
      const last = first.at(-1);
      if (last && first.length === limit && !isBefore(key, id, last)) return;
      const index = first.findIndex((other) => isBefore(key, id, other));
      first.splice(index < 0 ? first.length : index, 0, { key, id });
      if (first.length > limit) first.pop();
    },
    ids: () => first.map(({ id }) => id),
  };
}

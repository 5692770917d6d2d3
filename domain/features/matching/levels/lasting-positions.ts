interface Period {
  readonly start: string;
  readonly end: string;
}

/** Shorter positions say little about a person's occupation. */
const minMonths = 6;

/** The positions that lasted at least half a year, are current or have no full dates; all if there is no such position. */
export function listLastingPositions<T extends Period>(positions: readonly T[]): readonly T[] {
  const lasting = positions.filter((position) => !isShort(position));
  return lasting.length > 0 ? lasting : positions;
}

function isShort({ start, end }: Period): boolean {
  const [from, to] = [countMonths(start), countMonths(end)];
  return from !== undefined && to !== undefined && to - from + 1 < minMonths;
}

/** Undefined for a year alone or an empty date. */
function countMonths(date: string): number | undefined {
  const [year, month] = date.split('-').map(Number);
  return year && month ? year * 12 + month : undefined;
}

import type { Experience } from '#domain/features/seekers/profile-parts.ts';

/** Years in the dated positions, overlaps counted once, to one decimal; null without a dated position. */
export function getExperienceYears(positions: readonly Pick<Experience, 'start' | 'end'>[], now: Date): number | null {
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const spans = positions
    .flatMap(({ start, end }) => {
      const from = parseMonth(start);
      return from === undefined ? [] : [{ from, to: Math.min(parseMonth(end) ?? today, today) + 1 }];
    })
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => a.from - b.from);
  if (spans.length === 0) return null;
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return Math.round((months * 10) / 12) / 10;
}

/** The month as a number; a year alone counts from its middle. */
function parseMonth(date: string): number | undefined {
  const [year, month] = date.split('-').map(Number);
  if (!year) return undefined;
  return year * 12 + (month ?? 7) - 1;
}

import { MATCH_PARTS, type MatchPart, PART_SOURCES } from './parts.ts';
import { DEFAULT_WEIGHTS } from './weights.ts';

/** One part of a match as it is drawn. */
interface MatchArc {
  readonly name: MatchPart;
  readonly weight: number;
  /** Null if the part is unknown, or there is no number. */
  readonly fraction: number | null;
}

type Parts<Part> = Readonly<Record<MatchPart, Part>>;

interface DrawnMatch {
  readonly total: number | null;
  readonly parts: Parts<{ readonly stated_weight: number; readonly fraction: number | null }>;
}

/** The six parts with the weights of the job. */
export function listMatchArcs({ total, parts }: DrawnMatch): MatchArc[] {
  return MATCH_PARTS.map((name) => {
    const { stated_weight: weight, fraction } = parts[name];
    return { name, weight, fraction: total === null ? null : fraction };
  });
}

/** The six parts with the default weights, for rows, which don't have those of the job. */
export function listRowArcs(fractions: Parts<number | null>): MatchArc[] {
  return MATCH_PARTS.map((name) => ({
    name,
    weight: DEFAULT_WEIGHTS[PART_SOURCES[name].weight],
    fraction: fractions[name],
  }));
}

import * as z from 'zod/mini';
import { getOrder, type Nearness, toOrder } from '#domain/features/matching/score/damped-order.ts';
import { type MatchPart, mapParts, PART_STATES } from '#domain/features/matching/score/parts.ts';
import type { PartMeasure } from '#domain/features/matching/score/score.ts';
import type { MatchWeights } from '#domain/features/matching/score/weights.ts';

const StoredPart = z.object({ state: z.enum(PART_STATES), fraction: z.nullable(z.number()), compared: z.number() });

const StoredParts: z.ZodMiniType<Record<MatchPart, z.infer<typeof StoredPart>>> = z.object(mapParts(() => StoredPart));

export interface StoredScore {
  readonly score: number;
  readonly score_parts: unknown;
}

/**
 * The order of a stored score, from what was compared then. The first formula stored no comparisons, so that its number
 * counts. 0 without a number.
 */
export function getStoredOrder(
  { score, score_parts: stored }: StoredScore,
  weights: MatchWeights,
  nearness: Nearness,
): number {
  if (stored === null) return 0;
  const parsed = StoredParts.safeParse(stored);
  if (!parsed.success) return toOrder(score * 100, nearness.closeness, nearness.levelGap);
  const measures = mapParts((part): PartMeasure => {
    const { state, fraction, compared } = parsed.data[part];
    return { state, sum: (fraction ?? 0) * compared, compared };
  });
  return getOrder(measures, weights, nearness);
}

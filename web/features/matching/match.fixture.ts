import type { ExplainedMatch } from '#domain/features/matching/contract.ts';
import { explainMatch } from '#domain/features/matching/explain.ts';
import { isEmptyProfile, type JobNeeds, mapParts, type SeekerOffers } from '#domain/features/matching/parts.ts';
import { DEFAULT_WEIGHTS } from '#domain/features/matching/weights.ts';

const labels = new Map([
  [1, 'SQL'],
  [2, 'Excel'],
  [3, 'Python'],
  [20, 'Data analyst'],
  [30, 'Health care'],
]);

const nothing: JobNeeds = {
  skills: [],
  certifications: [],
  education: null,
  titles: [],
  industries: [],
  managementLevel: null,
};

/** Builds an explained match from a job's requirements and a profile. */
export function matchFor(asked: Partial<JobNeeds>, offered: Partial<SeekerOffers>): ExplainedMatch {
  const offers = { ...nothing, ...offered };
  const explained = explainMatch({ ...nothing, ...asked }, offers, DEFAULT_WEIGHTS);
  const named = (ids: readonly number[]) => ids.map((id) => ({ id, label: labels.get(id) ?? String(id) }));
  const byName = new Map(explained.parts.map((part) => [part.part, part]));
  return {
    is_blank: isEmptyProfile(offers),
    total: explained.total,
    band: explained.band,
    parts: mapParts((name) => {
      const part = byName.get(name);
      if (!part) throw new Error(`No part ${name}`);
      return {
        fraction: part.fraction,
        weight: part.weight,
        score: part.points,
        matched: part.kind === 'list' ? named(part.matched) : [],
        missing: part.kind === 'list' ? named(part.missing) : [],
        asked_level: part.kind === 'level' ? part.asked : null,
        own_level: part.kind === 'level' ? part.offered : null,
      };
    }),
    gains: explained.improvements.map(({ part, kind, value, gain }) => ({
      part,
      term: kind === 'term' ? (named([value])[0] ?? null) : null,
      level: kind === 'rank' ? value : null,
      gain,
    })),
    profile_strength: 50,
  };
}

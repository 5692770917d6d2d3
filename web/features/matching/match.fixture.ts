import type { ExplainedMatch } from '#domain/features/matching/contract.ts';
import { explainMatch } from '#domain/features/matching/explanation/explain.ts';
import { isEmptyProfile, type JobNeeds, mapParts, type SeekerOffers } from '#domain/features/matching/score/parts.ts';
import { DEFAULT_WEIGHTS } from '#domain/features/matching/score/weights.ts';
import type { FindRelations } from '#domain/features/matching/taxonomy/relations.ts';

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
export function matchFor(
  asked: Partial<JobNeeds>,
  offered: Partial<SeekerOffers>,
  findRelations: FindRelations = () => [],
): ExplainedMatch {
  const offers = { ...nothing, ...offered };
  const explained = explainMatch({ ...nothing, ...asked }, offers, DEFAULT_WEIGHTS, findRelations);
  const name = (id: number) => ({ id, label: labels.get(id) ?? String(id) });
  const byName = new Map(explained.parts.map((part) => [part.part, part]));
  return {
    is_blank: isEmptyProfile(offers),
    total: explained.total,
    band: explained.band,
    known_parts: explained.knownParts,
    missing_information: [...explained.missingInformation],
    parts: mapParts((partName) => {
      const part = byName.get(partName);
      if (!part) throw new Error(`No part ${partName}`);
      const { state, fraction, weight, score, statedWeight } = part;
      const matched = part.kind === 'list' ? part.matched : [];
      return {
        state,
        fraction,
        weight,
        score,
        stated_weight: statedWeight,
        matched: matched.map(({ id, own, how, value }) => ({
          ...name(id),
          evidence: null,
          how,
          value,
          own: name(own),
        })),
        missing: part.kind === 'list' ? part.missing.map((id) => ({ ...name(id), evidence: null })) : [],
        asked_level: part.kind === 'level' ? part.asked : null,
        own_level: part.kind === 'level' ? part.offered : null,
        level_evidence: null,
      };
    }),
    gains: explained.improvements.map(({ part, kind, value, gain }) => ({
      part,
      term: kind === 'term' ? name(value) : null,
      level: kind === 'rank' ? value : null,
      gain,
    })),
    profile_strength: 50,
    facts: { experience: null, location: null, pay: null },
  };
}

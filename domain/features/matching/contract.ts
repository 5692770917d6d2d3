import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, intInQuery, line } from '#domain/lib/fields.ts';
import { MatchBand } from './explanation/evidence.ts';
import { MatchFacts } from './explanation/match-facts.ts';
import { MATCH_PARTS, PART_STATES } from './score/parts.ts';
import { RELATION_KINDS } from './taxonomy/relations.ts';
import { TERM_KINDS } from './taxonomy/terms.ts';

const TermLabel = z.object({ id: Id, label: z.string() });

const PartName = z.enum(MATCH_PARTS);

/** The sentence of the job's text in which a requirement was read; null if the employer stated it in a field. */
const Sentence = z.nullable(z.string());

/** A required term that a term of the profile counts for. */
export const MatchedTerm = z.object({
  ...TermLabel.shape,
  evidence: Sentence,
  /** The same term, or how the profile's term relates to the required one. */
  how: z.enum(['same', ...RELATION_KINDS]),
  /** What it counts, in percent. */
  value: z.number(),
  /** The profile's term. */
  own: TermLabel,
});
export type MatchedTerm = z.infer<typeof MatchedTerm>;

export const MissingTerm = z.object({ ...TermLabel.shape, evidence: Sentence });
export type MissingTerm = z.infer<typeof MissingTerm>;

/** One part of the score. */
export const MatchPart = z.object({
  /** `compared` and `none_required` count; `job_silent` and `profile_empty` are unknown and do not. */
  state: z.enum(PART_STATES),
  /** Percentage of the job's requirements that the profile meets; null if the part is unknown. */
  fraction: z.nullable(z.number()),
  /** The weight that the job or the tenant sets, 0 to 100. */
  stated_weight: z.number(),
  /** The weight among the known parts, which sum to 100; 0 if the part is unknown. */
  weight: z.number(),
  /** Points added to the total. */
  score: z.number(),
  /** For titles and industries the best match counts, for skills and certifications the share of them. */
  matched: z.array(MatchedTerm),
  missing: z.array(MissingTerm),
  /** For level parts, which compare ranks instead of terms; null if the job requires none. */
  asked_level: z.nullable(z.int()),
  own_level: z.nullable(z.int()),
  level_evidence: Sentence,
});
export type MatchPart = z.infer<typeof MatchPart>;

/** A change that would raise the total. */
const MatchGain = z.object({
  part: PartName,
  term: z.nullable(TermLabel),
  level: z.nullable(z.int()),
  /** Points, not rounded. */
  gain: z.number(),
});

/** What is missing for a number, and on whose side. */
const MissingInformation = z.object({ part: PartName, side: z.enum(['job', 'profile']) });

export const ExplainedMatch = z.object({
  /** The profile is empty. */
  is_blank: z.boolean(),
  /** 0 to 100; null if there is not enough information for a number. */
  total: z.nullable(z.int()),
  /** Null without a number. */
  band: z.nullable(MatchBand),
  /** How many of the six parts count. */
  known_parts: z.int(),
  /** Empty if there is a number. */
  missing_information: z.array(MissingInformation),
  parts: z.object({
    Skills: MatchPart,
    Certifications: MatchPart,
    Education: MatchPart,
    JobTitles: MatchPart,
    Industries: MatchPart,
    ManagementLevel: MatchPart,
  }),
  gains: z.array(MatchGain),
  profile_strength: z.int(),
  /** Shown next to the score, never in it. */
  facts: MatchFacts,
});
export type ExplainedMatch = z.infer<typeof ExplainedMatch>;

export const matchingApi = {
  ofJob: endpoint({
    method: 'GET',
    path: '/api/v1/jobs/:id/match',
    access: { permission: 'match.own' },
    params: z.object({ id: IdFromText }),
    response: ExplainedMatch,
  }),
  suggestTerms: endpoint({
    method: 'GET',
    path: '/api/v1/terms',
    access: 'public',
    query: z.object({
      kind: z.enum(TERM_KINDS),
      words: line(100, 1),
      limit: z.optional(intInQuery(1, 20)),
    }),
    response: z.object({ terms: z.array(TermLabel) }),
  }),
  suggestPlaces: endpoint({
    method: 'GET',
    path: '/api/v1/places',
    access: 'public',
    query: z.object({
      words: line(100, 1),
      limit: z.optional(intInQuery(1, 20)),
      /** `all` adds states, provinces, and postal codes to the cities. */
      kinds: z.optional(z.enum(['cities', 'all'])),
    }),
    response: z.object({
      places: z.array(
        z.object({
          name: z.string(),
          city: z.string(),
          region: z.string(),
          country: z.string(),
          /** Null for a state or province. */
          latitude: z.nullable(z.number()),
          longitude: z.nullable(z.number()),
        }),
      ),
    }),
  }),
};

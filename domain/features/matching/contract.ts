import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, intInQuery, line } from '#domain/lib/fields.ts';
import { TERM_KINDS } from './terms.ts';

const TermLabel = z.object({ id: Id, label: z.string() });

/** One part of the score. */
export const MatchPart = z.object({
  /** Percentage of the job's requirements that the profile meets. */
  fraction: z.number(),
  /** 0 to 100; the six weights sum to 100. */
  weight: z.number(),
  /** Points added to the total. */
  score: z.number(),
  matched: z.array(TermLabel),
  missing: z.array(TermLabel),
  /** For level parts, which compare ranks instead of terms; null if the job requires none. */
  asked_level: z.nullable(z.int()),
  own_level: z.nullable(z.int()),
});
export type MatchPart = z.infer<typeof MatchPart>;

/** A change that would raise the total. */
const MatchGain = z.object({
  part: z.enum(['Skills', 'Certifications', 'Education', 'JobTitles', 'Industries', 'ManagementLevel']),
  term: z.nullable(TermLabel),
  level: z.nullable(z.int()),
  gain: z.number(),
});

export const ExplainedMatch = z.object({
  /** The profile is empty, so the total must not be shown. */
  is_blank: z.boolean(),
  total: z.int(),
  band: z.enum(['strong', 'good', 'some', 'low']),
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
    query: z.object({ words: line(100, 1), limit: z.optional(intInQuery(1, 20)) }),
    response: z.object({
      places: z.array(
        z.object({
          name: z.string(),
          city: z.string(),
          region: z.string(),
          country: z.string(),
          latitude: z.number(),
          longitude: z.number(),
        }),
      ),
    }),
  }),
};

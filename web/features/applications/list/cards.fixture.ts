import type { Application, ApplicationCard } from '#domain/features/applications/contract.ts';
import { mapParts } from '#domain/features/matching/score/parts.ts';

/** Builds an application card for tests. */
export function buildCard(fields: Partial<ApplicationCard> & { readonly name?: string } = {}): ApplicationCard {
  const { name = 'Ines Okafor', ...rest } = fields;
  const id = fields.id ?? 1;
  return {
    id,
    status: 'applied',
    status_before: null,
    status_since: '2026-03-01T10:00:00.000Z',
    applied_at: '2026-03-01T10:00:00.000Z',
    score: 72,
    band: 'good',
    score_version: 2,
    score_parts: mapParts(() => ({ state: 'compared', fraction: 72, score: 12 })),
    version: 3,
    job: {
      id: 9,
      slug: 'tester',
      title: 'Tester',
      organisation_id: 2,
      company: 'Larkspur Labs',
      city: 'Atlanta',
      region: 'GA',
    },
    seeker: { id: 100 + id, name, headline: '', city: 'Atlanta', region: 'GA' },
    is_masked: false,
    rating: null,
    tags: [],
    is_new: false,
    next_step: { code: 'await_review', who: 'employer', by: null },
    lateness: null,
    next_statuses: ['screening', 'interview', 'on-hold', 'rejected'],
    ...rest,
  };
}

/** The same application in a page of results. */
export function buildApplication(card: ApplicationCard): Application {
  const none = { matched: [], missing: [], asked_level: null, own_level: null, level_evidence: null };
  return {
    ...card,
    answers: [],
    cover_note: '',
    resume: null,
    profile: {
      email: '',
      phone: '',
      summary: '',
      skills: [],
      skill_details: [],
      certifications: [],
      experience: [],
      education: [],
      languages: [],
      links: [],
    },
    match: {
      is_blank: card.score === null,
      total: card.score,
      band: card.band,
      known_parts: 6,
      missing_information: [],
      parts: mapParts(() => ({ state: 'compared', fraction: 72, stated_weight: 0, weight: 0, score: 0, ...none })),
      gains: [],
      profile_strength: 72,
      facts: { experience: null, location: null, pay: null },
    },
    events: [],
    notes: [],
    can_message: true,
    can_reveal: false,
    can_note: true,
  };
}

import type { Disclosures, Grant, NamedAudience, Need, Opening } from '#domain/features/needs/contract.ts';
import { signIn, updateUser } from '#web/lib/session.ts';
import type { ApiCall } from '#web/testing/mock-api.ts';
import { createTokens } from '#web/testing/tokens.ts';

export const headphones: Need = { id: 1, kind: 'environment', choice: 'headphones', words: '' };
export const breaks: Need = { id: 2, kind: 'interview', choice: 'breaks', words: '' };
export const ownText: Need = { id: 3, kind: 'tools', choice: '', words: 'A noise app' };
export const needs = [headphones, breaks, ownText];

export const orchard: NamedAudience = {
  kind: 'organisation',
  id: 5,
  name: 'Orchard',
  detail: 'employer',
  organisation_id: 5,
};
export const analystApplication: NamedAudience = {
  kind: 'application',
  id: 5,
  name: 'Data analyst',
  detail: 'Orchard',
  organisation_id: 5,
};
export const helpDesk: NamedAudience = { kind: 'concierge', id: null, name: '', detail: '', organisation_id: null };
/** Has the id of the organization, so that only the kind distinguishes them. */
export const coach: NamedAudience = { kind: 'supporter', id: 5, name: 'Coach Kim', detail: '', organisation_id: null };

export const opening: Opening = {
  id: 1,
  at: '2026-03-04T12:00:00.000Z',
  reader: 'Lee Park',
  organisation: 'Orchard',
  subject: 'needs',
  item_count: 2,
  job: null,
};

export function buildGrant(id: number, need: Need, audience: NamedAudience): Grant {
  return { id, need_id: need.id, request_id: null, audience, granted_at: '2026-03-01T12:00:00.000Z' };
}

export function buildDisclosures(changes: Partial<Disclosures>): Disclosures {
  return { grants: [], audiences: [orchard, helpDesk, coach], openings: [], ...changes };
}

export const paths = {
  needs: '/api/v1/working-needs',
  disclosures: '/api/v1/disclosures',
  draft: '/api/v1/private-drafts/needs',
} as const;

export function signInSeeker(): void {
  signIn(createTokens({ seconds: 1800 }));
  updateUser({ is_user: true, role_id: null });
}

export function findChanges(calls: readonly ApiCall[]): ApiCall[] {
  return calls.filter(({ method }) => method !== 'GET');
}

import { type MatchScore, scoreMatch } from '#domain/features/matching/score/score.ts';
import { DEFAULT_WEIGHTS } from '#domain/features/matching/score/weights.ts';
import { subtractDays } from '#domain/lib/day.ts';
import {
  locationColumns,
  matchColumns,
  personWordColumns,
  postingWordColumns,
  scoreColumns,
} from '#server/db/demo/columns.ts';
import { archivePosting } from '#server/db/demo/content/archive-posting.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import { readPersonFields, readPostingTexts } from '#server/db/demo/read-texts.ts';
import { addUser } from '#server/db/demo/users.ts';
import type { FoundPoint } from '#server/reference/location.ts';

/** Colors that clearly distinguish the second tenant. */
const colors = {
  sidebar: '#2a1647',
  brand: '#6b2fa0',
  header: '#2a1647',
  table_header: '#ece4f5',
  chip_active: '#0b6e5f',
  chip_interview: '#6b2fa0',
};

/** A second tenant, to show that tenants are isolated. */
export function seedNorthlight(demo: Demo): void {
  const tenantId = demo.add('tenants', {
    slug: 'northlight',
    host: 'northlight.localhost',
    title: 'Northlight',
    contact_phone: '+1 907 555 0120',
    contact_email: 'hello@northlight.test',
    theme: { colours: colors },
    match_weights: { ...DEFAULT_WEIGHTS },
    created_at: subtractDays(demo.now, 90),
  });
  const place = demo.findLocation(['Anchorage', 'AK']);
  const organisationId = addArchive(demo, tenantId, place);
  const person = { tenantId, joinedAt: subtractDays(demo.now, 80), hasPublicPassword: true };
  addUser(demo, {
    ...person,
    kind: 'admin',
    roleId: null,
    organisationId: null,
    name: 'Maren Kolstad',
    email: 'admin@northlight.test',
  });
  const managerId = addUser(demo, {
    ...person,
    kind: 'staff',
    roleId: 1,
    organisationId,
    name: 'Signe Aluwak',
    email: 'manager@northlight.test',
  });
  const seekerId = addUser(demo, {
    ...person,
    kind: 'job_seeker',
    roleId: null,
    organisationId: null,
    name: 'Tobias Renfrew',
    email: 'seeker@northlight.test',
  });
  const jobId = addPosting(demo, { tenantId, organisationId, managerId, place });
  addSeeker(demo, { tenantId, seekerId, jobId, place });
}

function addArchive(demo: Demo, tenantId: number, { city, region, country }: FoundPoint): number {
  return demo.add('organisations', {
    tenant_id: tenantId,
    kind: 'employer',
    name: 'Spruce Harbor Archive',
    slug: 'spruce-harbor-archive',
    website: 'https://spruce-harbor.example',
    description: 'The archive keeps letters, maps, and recordings of the northern coast.',
    city,
    region,
    country,
    inclusion_practices: ['Interview questions are sent in advance to everyone.', 'Quiet rooms on every floor.'],
    status: 'approved',
    source: 'demo',
    created_at: subtractDays(demo.now, 88),
  });
}

function buildNeeds(demo: Demo) {
  return {
    skills: demo.findTermIds('skill', ['Records management', 'Data entry', 'Attention to detail']),
    certifications: [],
    education: 2,
    titles: demo.findTermIds('title', ['Archivist']),
    industries: demo.findTermIds('industry', ['Museums and heritage']),
    managementLevel: 1,
  };
}

function buildPostingNeeds(demo: Demo) {
  return {
    ...buildNeeds(demo),
    ...readPostingTexts(archivePosting, [archivePosting.experience_min, archivePosting.experience_max]),
  };
}

interface Posting {
  readonly tenantId: number;
  readonly organisationId: number;
  readonly managerId: number;
  readonly place: FoundPoint;
}

function addPosting(demo: Demo, { tenantId, organisationId, managerId, place }: Posting): number {
  const needs = buildPostingNeeds(demo);
  const publishedAt = subtractDays(demo.now, 20);
  const id = demo.add('jobs', {
    tenant_id: tenantId,
    organisation_id: organisationId,
    ...archivePosting,
    ...locationColumns(place),
    ...matchColumns(needs),
    ...postingWordColumns(needs),
    nice_skill_ids: demo.findTermIds('skill', ['Audio editing']),
    published_at: publishedAt,
    created_by: managerId,
    created_at: subtractDays(demo.now, 22),
    updated_at: publishedAt,
    version: 2,
  });
  demo.rows.job_team.push({ tenant_id: tenantId, job_id: id, user_id: managerId, is_lead: true });
  const event = { tenant_id: tenantId, job_id: id, actor_user_id: managerId, note: '' };
  demo.rows.job_events.push(
    { ...event, at: subtractDays(demo.now, 22), from_status: null, to_status: 'draft' },
    { ...event, at: publishedAt, from_status: 'draft', to_status: 'active' },
  );
  return id;
}

interface ApplicationPlan {
  readonly tenantId: number;
  readonly seekerId: number;
  readonly jobId: number;
  readonly place: FoundPoint;
}

function addSeeker(demo: Demo, { tenantId, seekerId, jobId, place }: ApplicationPlan): void {
  const terms = {
    ...buildNeeds(demo),
    skills: demo.findTermIds('skill', ['Data entry', 'Typing', 'Attention to detail']),
  };
  const offers = { ...terms, ...readPersonFields(demo, terms, { experience: [], education: [] }) };
  demo.rows.seeker_profiles.push({
    tenant_id: tenantId,
    user_id: seekerId,
    headline: 'Library and archive assistant',
    summary: 'I listen closely and like to keep things organized.',
    phone: '+1 907 555 0131',
    ...locationColumns(place),
    ...matchColumns(offers),
    ...personWordColumns(offers),
    education: [],
    experience: [],
    languages: ['English'],
    links: [],
    sponsor_organisation_id: null,
    is_discoverable: true,
    updated_at: subtractDays(demo.now, 15),
  });
  const score = scoreMatch(buildPostingNeeds(demo), offers, DEFAULT_WEIGHTS, demo.findRelations);
  addApplication(demo, { tenantId, seekerId, jobId, score });
}

interface ScoredApplicationPlan extends Omit<ApplicationPlan, 'place'> {
  readonly score: MatchScore;
}

function addApplication(demo: Demo, { tenantId, seekerId, jobId, score }: ScoredApplicationPlan): void {
  const at = subtractDays(demo.now, 12);
  const id = demo.add('applications', {
    tenant_id: tenantId,
    job_id: jobId,
    user_id: seekerId,
    status: 'applied',
    status_before: null,
    source: 'applied',
    answers: [],
    cover_note: 'I have cataloged my own tape collection for ten years.',
    owner_user_id: null,
    ...scoreColumns(score),
    applied_at: at,
    status_since: at,
    created_at: at,
    version: 1,
  });
  demo.rows.application_events.push({
    tenant_id: tenantId,
    application_id: id,
    at,
    actor_user_id: seekerId,
    from_status: null,
    to_status: 'applied',
    note: '',
    message: '',
  });
}

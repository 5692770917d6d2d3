import { DEFAULT_WEIGHTS } from '#domain/features/matching/score/weights.ts';
import type { OrganisationKind, OrganisationStatus } from '#domain/features/organisations/lifecycle.ts';
import { subtractDays } from '#domain/lib/day.ts';
import { slugify } from '#domain/lib/slug.ts';
import type { CityRef } from '#server/db/demo/content/cities.ts';
import { employers } from '#server/db/demo/content/employers.ts';
import { inclusionPractices } from '#server/db/demo/content/inclusion-practices.ts';
import { nonProfits, skillingPartners } from '#server/db/demo/content/partners.ts';
import { pendingEmployer } from '#server/db/demo/content/pending-employer.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import { createRandom } from '#server/db/demo/random.ts';

/** The tenant with its employers and partners; `addStaff` adds their people. */
export function addOrganisations(demo: Demo): OrganisationIds {
  const tenantId = demo.add('tenants', {
    slug: 'wavelength',
    host: null,
    title: 'Wavelength',
    contact_phone: '+1 404 555 0100',
    contact_email: 'hello@wavelength.test',
    theme: {},
    match_weights: { ...DEFAULT_WEIGHTS },
    created_at: subtractDays(demo.now, 430),
  });
  demo.entities.tenantIds.push(tenantId);
  const addFor = (profile: OrganizationPlan) => addOrganisation(demo, tenantId, profile);
  return {
    employers: employers.map(({ cities: [city = ['Atlanta', 'GA']], ...profile }) => addFor({ ...profile, city })),
    nonProfits: nonProfits.map((profile) => addFor({ ...profile, kind: 'non_profit' })),
    skillingPartners: skillingPartners.map((profile) => addFor({ ...profile, kind: 'skilling' })),
    pending: addFor({ ...pendingEmployer, kind: 'employer', status: 'pending' }),
  };
}

export interface OrganisationIds {
  readonly employers: readonly number[];
  readonly nonProfits: readonly number[];
  readonly skillingPartners: readonly number[];
  readonly pending: number;
}

interface OrganizationPlan {
  readonly name: string;
  readonly kind: OrganisationKind;
  readonly domain: string;
  readonly city: CityRef;
  readonly description: string;
  readonly status?: OrganisationStatus;
}

function addOrganisation(demo: Demo, tenantId: number, profile: OrganizationPlan): number {
  const random = createRandom(`organisation ${profile.domain}`);
  const { city, region, country } = demo.findLocation(profile.city);
  return demo.add('organisations', {
    tenant_id: tenantId,
    kind: profile.kind,
    name: profile.name,
    slug: slugify(profile.name),
    website: `https://${profile.domain}.example`,
    description: profile.description,
    city,
    region,
    country,
    inclusion_practices: random.sample(inclusionPractices, 4),
    status: profile.status ?? 'approved',
    source: 'demo',
    created_at: subtractDays(demo.now, profile.status ? 6 : random.int(380, 420)),
  });
}

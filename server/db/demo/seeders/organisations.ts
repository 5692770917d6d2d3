import { DEFAULT_WEIGHTS } from '#domain/features/matching/weights.ts';
import type { OrganisationKind, OrganisationStatus } from '#domain/features/organisations/lifecycle.ts';
import { subtractDays } from '#domain/lib/day.ts';
import { slugify } from '#domain/lib/slug.ts';
import type { CityRef } from '#server/db/demo/content/cities.ts';
import { employers } from '#server/db/demo/content/employers.ts';
import { inclusionPractices } from '#server/db/demo/content/inclusion-practices.ts';
import { nonProfits, skillingPartners } from '#server/db/demo/content/partners.ts';
import { pendingEmployer } from '#server/db/demo/content/pending-employer.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import { randomFor } from '#server/db/demo/random.ts';

/** The programme itself, its employers and its partners. People join them in the next share. */
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
  const found = (sketch: OrganizationPlan) => addOrganisation(demo, tenantId, sketch);
  return {
    employers: employers.map(({ cities: [town = ['Atlanta', 'GA']], ...sketch }) => found({ ...sketch, place: town })),
    nonProfits: nonProfits.map((sketch) => found({ ...sketch, kind: 'non_profit' })),
    skillingPartners: skillingPartners.map((sketch) => found({ ...sketch, kind: 'skilling' })),
    pending: found({ ...pendingEmployer, kind: 'employer', status: 'pending' }),
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
  readonly site: string;
  readonly place: CityRef;
  readonly description: string;
  readonly status?: OrganisationStatus;
}

function addOrganisation(demo: Demo, tenantId: number, sketch: OrganizationPlan): number {
  const random = randomFor(`organisation ${sketch.site}`);
  const { city, region, country } = demo.findLocation(sketch.place);
  return demo.add('organisations', {
    tenant_id: tenantId,
    kind: sketch.kind,
    name: sketch.name,
    slug: slugify(sketch.name),
    website: `https://${sketch.site}.example`,
    description: sketch.description,
    city,
    region,
    country,
    inclusion_practices: random.sample(inclusionPractices, 4),
    status: sketch.status ?? 'approved',
    source: 'demo',
    created_at: subtractDays(demo.now, sketch.status ? 6 : random.int(380, 420)),
  });
}

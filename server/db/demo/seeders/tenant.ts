import type { Demo } from '#server/db/demo/demo.ts';
import { addOrganisations } from './organisations.ts';
import { addStaff } from './staff.ts';

/** The tenant, its organizations and their staff. */
export function seedTenant(demo: Demo): void {
  addStaff(demo, addOrganisations(demo));
}

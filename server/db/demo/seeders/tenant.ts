import type { Demo } from '#server/db/demo/demo.ts';
import { addOrganisations } from './organisations.ts';
import { addStaff } from './staff.ts';

/** The tenant, its organisations and everybody who works for them. */
export function seedTenant(demo: Demo): void {
  addStaff(demo, addOrganisations(demo));
}

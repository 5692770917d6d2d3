import type { RoleId } from '#domain/access/roles.ts';
import { subtractDays } from '#domain/lib/day.ts';
import { type EmployerProfile, employers } from '#server/db/demo/content/employers.ts';
import { nonProfits, skillingPartners } from '#server/db/demo/content/partners.ts';
import { pendingEmployer } from '#server/db/demo/content/pending-employer.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import type { Person } from '#server/db/demo/entities.ts';
import { createRandom } from '#server/db/demo/random.ts';
import { addDemoUser, addUser, createNameGenerator } from '#server/db/demo/users.ts';
import type { OrganisationIds } from './organisations.ts';

/** The demo accounts in the order of their list, then the staff of every organization. */
export function addStaff(demo: Demo, organisations: OrganisationIds): void {
  const [employer = 0] = organisations.employers;
  const [nonProfit = 0] = organisations.nonProfits;
  const [skilling = 0] = organisations.skillingPartners;
  const staff = (roleId: RoleId, organisationId: number | null) => ({ kind: 'staff' as const, roleId, organisationId });
  addDemoUser(demo, 'admin@wavelength.test', { kind: 'admin', roleId: null, organisationId: null });
  const manager = addDemoUser(demo, 'manager@wavelength.test', staff(1, employer));
  const recruiter = addDemoUser(demo, 'recruiter@wavelength.test', staff(2, nonProfit));
  addDemoUser(demo, 'skilling@wavelength.test', staff(3, skilling));
  const member = addDemoUser(demo, 'member@wavelength.test', staff(4, employer));
  addDemoUser(demo, 'recruiter-member@wavelength.test', staff(5, nonProfit));
  addDemoUser(demo, 'concierge@wavelength.test', staff(6, null));
  addDemoUser(demo, 'program@wavelength.test', staff(7, null));
  addDemoUser(demo, 'seeker@wavelength.test', { kind: 'job_seeker', roleId: null, organisationId: null });

  const hire = createHire(demo);
  for (const [at, profile] of employers.entries())
    addEmployer(demo, hire, organisations.employers[at] ?? 0, profile, at === 0 ? [manager, member] : []);
  for (const [at, { domain }] of nonProfits.entries()) {
    const id = organisations.nonProfits[at] ?? 0;
    const lead = at === 0 ? recruiter : hire(2, id, domain);
    hire(5, id, domain);
    demo.entities.nonProfits.push({ id, lead });
  }
  for (const [at, { domain }] of skillingPartners.entries())
    if (at > 0) hire(3, organisations.skillingPartners[at] ?? 0, domain);
  const requester = hire(1, organisations.pending, pendingEmployer.domain);
  requestApproval(demo, organisations.pending, requester);
}

/** Puts the pending employer into the approval queue. */
function requestApproval(demo: Demo, organisationId: number, asker: Person): void {
  const [tenantId = 1] = demo.entities.tenantIds;
  const asked = subtractDays(demo.now, 6);
  demo.add('approvals', {
    tenant_id: tenantId,
    kind: 'partner',
    organisation_id: organisationId,
    asked_by_user_id: asker.id,
    created_at: asked,
  });
}

type Hire = (roleId: RoleId, organisationId: number, domain: string) => Person;

function addEmployer(
  demo: Demo,
  hire: Hire,
  id: number,
  profile: EmployerProfile,
  demoAccounts: readonly Person[],
): void {
  const [lead = hire(1, id, profile.domain), ...team] = demoAccounts;
  const others = Array.from({ length: profile.jobCount > 35 ? 3 : 2 }, () => hire(4, id, profile.domain));
  demo.entities.employers.push({ id, profile, lead, members: [...team, ...others] });
}

function createHire(demo: Demo): Hire {
  const [tenantId = 1] = demo.entities.tenantIds;
  const nextName = createNameGenerator('staff');
  const random = createRandom('staff');
  return (roleId, organisationId, domain) => {
    const { name, emailName } = nextName();
    const id = addUser(demo, {
      tenantId,
      kind: 'staff',
      roleId,
      organisationId,
      name,
      email: `${emailName}@${domain}.test`,
      joinedAt: subtractDays(demo.now, domain === pendingEmployer.domain ? 6 : random.int(360, 400)),
      hasPublicPassword: false,
    });
    return { id, name };
  };
}

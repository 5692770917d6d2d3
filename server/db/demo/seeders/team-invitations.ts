import type { RoleId } from '#domain/access/roles.ts';
import { subtractDays } from '#domain/lib/day.ts';
import type { Demo } from '#server/db/demo/demo.ts';

/** Pending invitations to the teams of the demo accounts. */
export function seedTeamInvitations(demo: Demo): void {
  const [employer] = demo.entities.employers;
  const [partner] = demo.entities.nonProfits;
  if (!employer || !partner) throw new Error('Invitations need an employer and a partner');
  const hiring = { roleId: 4 as const, organisationId: employer.id, invitedBy: employer.lead.id };
  const support = { roleId: 5 as const, organisationId: partner.id, invitedBy: partner.lead.id };
  addInvitation(demo, { ...hiring, name: 'Runa Osei', email: 'runa.osei@example.com', days: 2 });
  // Expired, so it can be sent again.
  addInvitation(demo, { ...hiring, name: 'Pim Castellan', email: 'pim.castellan@example.com', days: 9 });
  addInvitation(demo, { ...support, name: 'Adaeze Lund', email: 'adaeze.lund@example.com', days: 1 });
}

interface Invitation {
  readonly roleId: RoleId;
  readonly organisationId: number;
  readonly invitedBy: number;
  readonly name: string;
  readonly email: string;
  readonly days: number;
}

function addInvitation(demo: Demo, { roleId, organisationId, invitedBy, name, email, days }: Invitation): void {
  const [tenantId = 1] = demo.entities.tenantIds;
  demo.add('team_invitations', {
    tenant_id: tenantId,
    role_id: roleId,
    organisation_id: organisationId,
    name,
    email,
    invited_by: invitedBy,
    invited_at: subtractDays(demo.now, days),
  });
}

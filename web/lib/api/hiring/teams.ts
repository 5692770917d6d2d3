import type * as contract from '#domain/features/teams/contract.ts';
import type * as invitations from '#domain/features/teams/invitations.ts';
import type * as joining from '#domain/features/teams/joining.ts';
import type * as membership from '#domain/features/teams/membership.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const teamsApi: Routes<typeof contract.teamsApi> = {
  hiring: { method: 'GET', path: '/api/v1/teams/hiring' },
  partner: { method: 'GET', path: '/api/v1/teams/partner' },
  concierge: { method: 'GET', path: '/api/v1/teams/concierge' },
};

export const teamInvitationsApi: Routes<typeof invitations.teamInvitationsApi> = {
  list: { method: 'GET', path: '/api/v1/teams/invitations' },
  invite: { method: 'POST', path: '/api/v1/teams/invitations' },
  sendAgain: { method: 'POST', path: '/api/v1/teams/invitations/:id/mail' },
  cancel: { method: 'DELETE', path: '/api/v1/teams/invitations/:id' },
};

export const joiningApi: Routes<typeof joining.joiningApi> = {
  invitation: { method: 'POST', path: '/api/v1/teams/joining/invitation' },
  join: { method: 'POST', path: '/api/v1/teams/joining' },
};

export const membershipApi: Routes<typeof membership.membershipApi> = {
  leaving: { method: 'GET', path: '/api/v1/teams/members/:id/leaving' },
  end: { method: 'POST', path: '/api/v1/teams/members/:id/end' },
  changeRole: { method: 'PUT', path: '/api/v1/teams/members/:id/role' },
  saveHours: { method: 'PUT', path: '/api/v1/teams/members/:id/hours' },
};

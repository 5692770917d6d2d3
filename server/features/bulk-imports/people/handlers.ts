import type {
  joinAsSeekerApi,
  personInvitationsApi,
} from '#domain/features/bulk-imports/people/invitation-contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { cancelInvitation, previewInvitations, sendInvitations } from './invitations.ts';
import { acceptInvitation, declineInvitation, joinAsSeeker, readInvitation } from './join.ts';

const done = { status: 'success' } as const;

export const personInvitationHandlers = {
  preview: async (ctx, { body }) => ({ people: await previewInvitations(ctx, body.people) }),
  send: async (ctx, { body }) => ({ people: await sendInvitations(ctx, body.people) }),
  cancel: (ctx, { params }) => cancelInvitation(ctx, params.id),
} satisfies Handlers<typeof personInvitationsApi>;

export const joinAsSeekerHandlers = {
  invitation: async (ctx, { body }) => ({ invitation: await readInvitation(ctx, body.token) }),
  join: (ctx, { body, request }) => joinAsSeeker(ctx, body, request.headers['user-agent'] ?? ''),
  accept: async (ctx, { body }) => {
    await acceptInvitation(ctx, body);
    return done;
  },
  decline: async (ctx, { body }) => {
    await declineInvitation(ctx, body.token);
    return done;
  },
} satisfies Handlers<typeof joinAsSeekerApi>;

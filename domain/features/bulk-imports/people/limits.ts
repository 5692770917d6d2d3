/** Limits apart from the contracts, so that the web app loads no schemas for them. */
export const maxInvitedPeople = 500;

/** Which people a list has: those not invited, with an open invitation, or who accepted. */
export const invitationFilters = ['none', 'open', 'accepted'] as const;
export type InvitationFilter = (typeof invitationFilters)[number];

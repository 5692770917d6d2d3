import * as z from 'zod/mini';
import { type Lifecycle, listStatuses } from '#domain/lib/lifecycle.ts';

const organisationKinds = ['employer', 'corporate_partner', 'non_profit', 'skilling'] as const;

export const OrganisationKind = z.enum(organisationKinds);
export type OrganisationKind = z.infer<typeof OrganisationKind>;

export type OrganisationStatus = 'pending' | 'approved' | 'rejected' | 'suspended';

export const organisationLifecycle: Lifecycle<OrganisationStatus> = {
  pending: ['approved', 'rejected'],
  approved: ['suspended'],
  rejected: [],
  suspended: ['approved'],
};

export const OrganisationStatus = z.enum(listStatuses(organisationLifecycle));

/** Whether the organization is not approved. False for accounts without one (null). */
export function isOrganisationBlocked(status: string | null): boolean {
  return status !== null && status !== 'approved';
}

/**
 * Whether a member's account is limited to its own profile and drafts: the organization isn't approved, or the email
 * isn't confirmed, so that anyone may have entered it.
 */
export function isMemberBlocked(status: string | null, isEmailConfirmed: boolean): boolean {
  return isOrganisationBlocked(status) || (status !== null && !isEmailConfirmed);
}

/** Whether the organization's name is shown to others, so that a new one needs approval and no other may have it. */
export function isNameInForce(status: OrganisationStatus): boolean {
  return status === 'approved' || status === 'suspended';
}

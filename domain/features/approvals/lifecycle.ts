import * as z from 'zod/mini';
import { type Lifecycle, listStatuses } from '#domain/lib/lifecycle.ts';

export type ApprovalStatus = 'pending' | 'approved' | 'rejected';

/** Decisions are final; to correct one, change the job or organization. */
export const approvalLifecycle: Lifecycle<ApprovalStatus> = {
  pending: ['approved', 'rejected'],
  approved: [],
  rejected: [],
};

export const ApprovalStatus = z.enum(listStatuses(approvalLifecycle));

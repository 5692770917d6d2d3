import * as z from 'zod/mini';
import { type Lifecycle, statusesOf } from '#domain/lib/lifecycle.ts';

export type ApprovalStatus = 'pending' | 'approved' | 'rejected';

/** A decision stands: what was wrong about it is mended on the thing itself. */
export const approvalLifecycle: Lifecycle<ApprovalStatus> = {
  pending: ['approved', 'rejected'],
  approved: [],
  rejected: [],
};

export const ApprovalStatus = z.enum(statusesOf(approvalLifecycle));

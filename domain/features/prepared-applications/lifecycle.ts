import { type Lifecycle, listStatuses } from '#domain/lib/lifecycle.ts';

/**
 * Only the person sends or declines. `withdrawn` by the partner, who can prepare it again; `ended` when the person ends the
 * support, after which a partner with a new consent can prepare it again.
 */
export const preparedLifecycle = {
  waiting: ['sent', 'declined', 'withdrawn', 'ended'],
  sent: [],
  declined: ['ended'],
  withdrawn: ['waiting', 'ended'],
  ended: ['waiting'],
} as const satisfies Lifecycle<string>;

export type PreparedStatus = keyof typeof preparedLifecycle;

export const preparedStatuses = listStatuses<PreparedStatus>(preparedLifecycle);

/** The statuses from which one can move to `to`. */
export function listPreviousStatuses(to: PreparedStatus): PreparedStatus[] {
  return preparedStatuses.filter((from) => (preparedLifecycle[from] as readonly PreparedStatus[]).includes(to));
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ApproverStatus,
  findNextApprover,
  getStatusAfterDecision,
  isAllowedOfferMove,
  isOfferVisibleToSeeker,
  type OfferStatus,
  offerLifecycle,
} from './lifecycle.ts';

const statuses = Object.keys(offerLifecycle) as OfferStatus[];

/** All statuses that can follow `from` without the given status between them. */
function reachable(from: OfferStatus, without: OfferStatus): Set<OfferStatus> {
  const found = new Set<OfferStatus>();
  const visit = (status: OfferStatus) => {
    for (const next of offerLifecycle[status]) {
      if (next === without || found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(from);
  return found;
}

describe('offer lifecycle', () => {
  it.each<[OfferStatus, OfferStatus[]]>([
    ['draft', ['pending_approval', 'approved', 'withdrawn']],
    ['pending_approval', ['approved', 'draft', 'withdrawn']],
    ['approved', ['sent', 'draft', 'withdrawn']],
    ['sent', ['accepted', 'declined', 'expired', 'withdrawn', 'draft']],
    ['expired', ['draft', 'withdrawn']],
    ['accepted', []],
    ['declined', []],
    ['withdrawn', []],
  ])('allows %s -> %j only', (from, to) => {
    expect(statuses.filter((status) => isAllowedOfferMove(from, status)).toSorted()).toEqual(to.toSorted());
  });

  it('accepts no offer that was not approved and sent', () => {
    expect(reachable('draft', 'approved')).not.toContain('accepted');
    expect(reachable('draft', 'sent')).not.toContain('accepted');
    expect(reachable('expired', 'approved')).not.toContain('accepted');
  });

  it('shows job seekers only what was sent to them', () => {
    for (const status of statuses) expect(isOfferVisibleToSeeker(status, false)).toBe(false);
    expect(statuses.filter((status) => isOfferVisibleToSeeker(status, true))).toEqual([
      'sent',
      'expired',
      'accepted',
      'declined',
      'withdrawn',
    ]);
  });
});

describe('approval chain', () => {
  it('asks the approvers one by one, in order, until one rejects', () => {
    const decisions = fc.array(fc.boolean(), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(decisions, (approvals) => {
        let chain = approvals.map((_, position) => ({ position, status: 'waiting' as ApproverStatus }));
        const asked: number[] = [];
        for (let next = findNextApprover(chain); next; next = findNextApprover(chain)) {
          const { position } = next;
          asked.push(position);
          const status = approvals[position] ? 'approved' : 'rejected';
          chain = chain.map((approver) => (approver.position === position ? { ...approver, status } : approver));
        }
        const firstRejection = approvals.indexOf(false);
        const count = firstRejection === -1 ? approvals.length : firstRejection + 1;
        expect(asked).toEqual(Array.from({ length: count }, (_, position) => position));
        expect(getStatusAfterDecision(chain)).toBe(firstRejection === -1 ? 'approved' : 'draft');
      }),
    );
  });

  it('waits while an approver has not decided', () => {
    const chain = [
      { position: 2, status: 'waiting' },
      { position: 1, status: 'approved' },
    ] as const;
    expect(getStatusAfterDecision(chain)).toBe('pending_approval');
    expect(findNextApprover(chain)?.position).toBe(2);
  });
});

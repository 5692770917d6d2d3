import { describe, expect, it } from 'vitest';
import { getInvitationBlock, getInvitationState, type InvitationCase } from './invitation-status.ts';

const now = new Date('2026-11-24T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const fresh: InvitationCase = { email: 'ada@example.com', invitation: null, isSupported: false, isOptedOut: false };
const sent = { status: 'open', invitedAt: hoursAgo(30), sentCount: 1 } as const;

describe('getInvitationBlock', () => {
  it.each([
    [{}, null],
    [{ email: '' }, 'no_email'],
    [{ isSupported: true }, 'supported'],
    [{ isOptedOut: true }, 'opted_out'],
    [{ invitation: sent }, null],
    [{ invitation: { ...sent, invitedAt: hoursAgo(23) } }, 'sent_today'],
    [{ invitation: { ...sent, status: 'canceled', invitedAt: hoursAgo(1) } }, 'sent_today'],
    [{ invitation: { ...sent, sentCount: 3 } }, 'sent_often'],
    [{ invitation: { ...sent, status: 'accepted' } }, 'accepted'],
    [{ invitation: { ...sent, status: 'declined' }, isOptedOut: true }, 'opted_out'],
  ] as const)('%j -> %s', (given, block) => {
    expect(getInvitationBlock({ ...fresh, ...given }, now)).toBe(block);
  });
});

describe('getInvitationState', () => {
  it.each([
    ['open', 13 * 24, 'open'],
    ['open', 14 * 24, 'expired'],
    ['accepted', 15 * 24, 'accepted'],
    ['declined', 15 * 24, 'declined'],
  ] as const)('%s after %i hours -> %s', (status, hours, state) => {
    expect(getInvitationState({ status, invitedAt: hoursAgo(hours) }, now)).toBe(state);
  });
});

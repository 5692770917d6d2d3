// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '#domain/features/chat/message.ts';
import { groupMessages } from './group-messages.ts';
import { getHelpdeskState } from './presence.ts';
import { emptyRoom, type RoomAction, type RoomState, reduceRoom } from './room-state.ts';

const start = Date.parse('2026-03-04T15:00:00Z');

function makeMessage(seq: number, at: number, change: Partial<ChatMessage> = {}): ChatMessage {
  const when = new Date(start + at).toISOString();
  return {
    seq,
    client_id: `c${seq}`,
    message: [`text ${seq}`],
    message_2: null,
    message_from: 'user',
    message_type: 'send',
    event_type: 'message',
    created_at: when,
    chatCreated_time: when,
    username: 'User',
    ...change,
  };
}

const receive = (message: ChatMessage, at: number): RoomAction => ({
  type: 'event',
  event: { ...message, typing: false, away: false },
  at,
});
const run = (actions: readonly RoomAction[]): RoomState => actions.reduce(reduceRoom, emptyRoom);
const reply = { message_from: 'help_desk' } as const;

describe('groupMessages', () => {
  it.each([
    [59_999, 1],
    [60_000, 2],
  ])('the same sender %i ms later -> %i bubbles', (gap, count) => {
    expect(groupMessages([makeMessage(1, 0), makeMessage(2, gap)])).toHaveLength(count);
  });

  it('another sender, a notice -> own groups', () => {
    const messages = [makeMessage(1, 0), makeMessage(2, 1, reply), makeMessage(3, 2, { event_type: 'closed' })];
    expect(groupMessages(messages).map(({ kind, from }) => [kind, from])).toEqual([
      ['message', 'user'],
      ['message', 'help_desk'],
      ['closed', 'user'],
    ]);
  });

  it('a new Eastern day within 60 seconds -> a new bubble with a divider', () => {
    const midnight = 14 * 3_600_000;
    const groups = groupMessages([makeMessage(1, midnight - 1000), makeMessage(2, midnight)]);
    expect(groups.map(({ isFirstOfDay }) => isFirstOfDay)).toEqual([true, true]);
  });
});

describe('reduceRoom', () => {
  it('a repeated message -> kept once, and no longer pending', () => {
    const queued: RoomAction = { type: 'queued', message: { client_id: 'c1', text: 'text 1' } };
    const room = run([queued, receive(makeMessage(1, 0), start), receive(makeMessage(1, 0), start)]);
    expect([room.messages.length, room.pending.length]).toEqual([1, 0]);
  });

  it('closed, then reopened -> closed, then ongoing', () => {
    const closed = run([receive(makeMessage(1, 0, { event_type: 'closed', ...reply }), start)]);
    expect(closed.status).toBe('closed');
    const again = reduceRoom(closed, receive(makeMessage(2, 1, { event_type: 'reopened', ...reply }), start));
    expect(again.status).toBe('ongoing');
  });

  it('the error "closed" -> closed, and "rate_limited" keeps the message', () => {
    const queued: RoomAction = { type: 'queued', message: { client_id: 'c1', text: 'x' } };
    const error = { event_type: 'error', client_id: 'c1', retry_after: 1 } as const;
    const limited = run([queued, { type: 'event', event: { ...error, code: 'rate_limited' }, at: start }]);
    expect(limited.pending).toHaveLength(1);
    expect(reduceRoom(limited, { type: 'event', event: { ...error, code: 'closed' }, at: start }).status).toBe(
      'closed',
    );
  });
});

describe('getHelpdeskState', () => {
  const online: RoomAction = { type: 'presence', presence: { online: true, away: false } };
  const asked = run([online, receive(makeMessage(1, 0), start)]);

  it.each([
    [180_000, 'online'],
    [180_001, 'away'],
  ])('%i ms without a reply -> %s', (passed, state) => {
    expect(getHelpdeskState(asked, start, start + passed)).toBe(state);
  });

  it('a later reply -> online again for 3 minutes', () => {
    const replied = reduceRoom(asked, receive(makeMessage(2, 200_000, reply), start + 200_000));
    expect(getHelpdeskState(replied, start, start + 200_000)).toBe('online');
    expect(getHelpdeskState(replied, start, start + 380_000)).toBe('online');
    expect(getHelpdeskState(replied, start, start + 380_001)).toBe('away');
  });

  it('the flags: away -> away, neither -> offline, a closed chat -> offline', () => {
    const set = (presence: { online: boolean; away: boolean }) => run([{ type: 'presence', presence }]);
    expect(getHelpdeskState(set({ online: true, away: true }), start, start)).toBe('away');
    expect(getHelpdeskState(set({ online: false, away: false }), start, start)).toBe('offline');
    const closed = reduceRoom(asked, receive(makeMessage(2, 1, { event_type: 'closed' }), start));
    expect(getHelpdeskState(closed, start, start)).toBe('offline');
  });
});

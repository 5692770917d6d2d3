import { describe, expect, it } from 'vitest';
import type { ChatMessageRow } from './message-queries.ts';
import { groupByDay, presentMessage } from './present.ts';

function makeRow(seq: number, at: string, change: Partial<ChatMessageRow> = {}): ChatMessageRow {
  const sender = { message_from: 'user', sender_user_id: 1, full_name: 'Ines Okafor' };
  const text = { text: `${seq}`, article: null, event_type: 'message', client_id: crypto.randomUUID() };
  return { ...sender, ...text, seq, at: new Date(at), ...change };
}

const group = (...rows: ChatMessageRow[]) =>
  Object.entries(groupByDay(rows.map(presentMessage))).map(([day, groups]) => [
    day,
    groups.map(({ messages }) => messages.map(({ seq }) => seq)),
  ]);

describe('groupByDay', () => {
  it('59.999 s apart -> one group; 60 s apart -> two', () => {
    const start = makeRow(1, '2026-11-22T10:00:00.000Z');
    expect(group(start, makeRow(2, '2026-11-22T10:00:59.999Z'))).toEqual([['2026-11-22', [[1, 2]]]]);
    expect(group(start, makeRow(2, '2026-11-22T10:01:00.000Z'))).toEqual([['2026-11-22', [[1], [2]]]]);
  });

  it('another sender, another day, or a closing -> a new group', () => {
    const reply = { message_from: 'help_desk' };
    expect(
      group(
        makeRow(1, '2026-11-22T23:59:30.000Z'),
        makeRow(2, '2026-11-22T23:59:40.000Z', reply),
        makeRow(3, '2026-11-22T23:59:45.000Z', { ...reply, event_type: 'closed' }),
        makeRow(4, '2026-11-23T00:00:10.000Z', reply),
      ),
    ).toEqual([
      ['2026-11-22', [[1], [2], [3]]],
      ['2026-11-23', [[4]]],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { buildDemoRows } from '#server/db/demo/build-rows.ts';
import { openLocations } from '#server/reference/locations.ts';
import { sharedTaxonomy } from '#server/reference/taxonomy.ts';

const now = new Date('2026-11-21T12:00:00Z');
const input = {
  hashes: { publicPassword: 'public', randomPassword: 'random' },
  taxonomy: sharedTaxonomy,
  locations: openLocations(),
};
const build = (start: Date) => buildDemoRows({ ...input, now: start });

describe('interviews of the demo', () => {
  it('are in every open state, with scorecards that are due and none of a panel at the same time', () => {
    const demo = build(now);
    const statuses = new Set(demo.interviews.map(({ status }) => status));
    expect([...statuses].sort()).toEqual(['completed', 'draft', 'proposed', 'scheduled']);
    const times = demo.interview_panel
      .filter(({ during }) => during !== null)
      .map((row) => `${row.user_id} ${row.during}`);
    expect(new Set(times).size).toBe(times.length);
    const completed = demo.interviews.filter(({ status }) => status === 'completed');
    expect(demo.interview_scorecards.length).toBeGreaterThan(0);
    expect(completed.every(({ starts_at: at }) => at instanceof Date && at < now)).toBe(true);
  });

  it.each(['2026-11-24T16:02:00Z', '2026-11-23T12:00:00Z', '2026-07-04T23:30:00Z'])(
    'include one whose scorecard the manager owes, for a demo that starts at %s',
    (start) => {
      const demo = build(new Date(start));
      const manager = demo.users.find(({ email }) => email === 'manager@wavelength.test');
      const submitted = new Set(demo.interview_scorecards.map((row) => `${row.interview_id} ${row.user_id}`));
      const owed = demo.interview_panel.filter(({ interview_id: id, user_id: userId }) => {
        const isHeld = demo.interviews[Number(id) - 1]?.status === 'completed';
        return isHeld && userId === manager?.id && !submitted.has(`${id} ${userId}`);
      });
      expect(owed).not.toEqual([]);
    },
  );
});

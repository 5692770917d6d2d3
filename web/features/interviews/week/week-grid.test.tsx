// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { InterviewCard } from '#domain/features/interviews/interview.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { useAnnouncements } from '#web/ui/feedback/announce.ts';
import { buildWeek } from './week-days.ts';
import { WeekGrid } from './week-grid.tsx';

const zone = 'America/New_York';

const at = (id: number, name: string, startsAt: string): InterviewCard => ({
  id,
  application_id: id,
  round: 1,
  kind: 'video',
  status: 'scheduled',
  job: { id: 1, title: 'Data analyst', organisation_id: 1, company: 'Fernhollow' },
  seeker: { id, name },
  starts_at: startsAt,
  length_minutes: 45,
  time_zone: zone,
  slot_count: 0,
  is_scorecard_due: false,
  is_pack_complete: true,
});

test('arrow keys move between interviews and announce another day', async () => {
  const interviews = [at(1, 'Ines Okafor', '2026-11-24T15:00:00Z'), at(2, 'Noor Haddad', '2026-11-26T15:00:00Z')];
  await renderWithQueries(<WeekGrid week={buildWeek('2026-11-23', zone, interviews)} timeZone={zone} />);
  const first = screen.getByRole('link', { name: /Ines Okafor/ });
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Noor Haddad/ }));
  expect(useAnnouncements.getState().polite.text).toBe('Thursday, November 26');
  fireEvent.keyDown(screen.getByRole('link', { name: /Noor Haddad/ }), { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(first);
});

// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { buildApplication, buildCard } from '#web/features/applications/list/cards.fixture.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { useAnnouncements } from '#web/ui/feedback/announce.ts';
import { ApplicantBoard } from './applicant-board.tsx';

const list = 'GET /api/v1/jobs/9/applications';

beforeEach(() => signInStaff(1));

function getPage(...applications: ApplicationCard[]) {
  const jobs = applications.map(({ job }) => job);
  return {
    applications: applications.map(({ job, ...card }) => ({ ...card, job_id: job.id })),
    jobs,
    next: null,
    counts: {},
  };
}

async function openBoard() {
  await renderWithQueries(<ApplicantBoard jobId={9} label="Stages" />);
  return screen.findByRole('link', { name: 'Ines Okafor' });
}

test('puts each applicant in the column of their stage and closed ones in one column that opens on request', async () => {
  const ended = buildCard({ id: 2, name: 'Noor Haddad', status: 'withdrawn', next_statuses: [] });
  mockApi({ [list]: () => [200, getPage(buildCard(), ended)] });
  await openBoard();
  expect(within(screen.getByRole('region', { name: 'Applied 1' })).getByText('Ines Okafor')).toBeDefined();
  const closed = within(screen.getByRole('region', { name: 'Closed 1' }));
  expect(closed.queryByText('Withdrawn')).toBeNull();
  fireEvent.click(closed.getByRole('button', { name: 'Closed 1', expanded: false }));
  expect(closed.getByText('Withdrawn')).toBeDefined();
});

test('names the match and the date of a card for screen readers', async () => {
  const due = buildCard({ next_step: { code: 'await_review', who: 'employer', by: '2026-03-11T10:00:00.000Z' } });
  mockApi({ [list]: () => [200, getPage(due)] });
  await openBoard();
  expect(within(screen.getByRole('group', { name: 'Match' })).getByText('Good')).toBeDefined();
  expect(within(screen.getByRole('group', { name: 'Reply due' })).getByRole('time')).toBeDefined();
});

test('collapses an empty stage until it is pressed', async () => {
  mockApi({ [list]: () => [200, getPage(buildCard())] });
  await openBoard();
  const lane = screen.getByRole('region', { name: 'Interview 0' });
  const toggle = within(lane).getByRole('button', { name: 'Interview 0', expanded: false });
  expect(within(lane).queryByText('Empty')).toBeNull();
  fireEvent.click(toggle);
  expect(within(lane).getByRole('button', { expanded: true })).toBe(toggle);
  expect(within(lane).getByText('Empty')).toBeDefined();
  fireEvent.click(toggle);
  expect(within(lane).queryByText('Empty')).toBeNull();
  // A stage with applicants does not collapse.
  const filled = screen.getByRole('region', { name: 'Applied 1' });
  expect(within(filled).queryByRole('button', { expanded: true })).toBeNull();
});

test('shows no match instead of a low one for an empty profile', async () => {
  const blank = buildCard({ id: 2, name: 'Noor Haddad', score: null, score_parts: null });
  mockApi({ [list]: () => [200, getPage(buildCard(), blank)] });
  await openBoard();
  expect(screen.getAllByText('No profile to match')).toHaveLength(1);
  expect(screen.queryByText('Low match')).toBeNull();
});

test('moves a card with Shift+Right to the next allowed stage and keeps the focus on it', async () => {
  const card = buildCard();
  const moved = buildCard({ status: 'screening', version: 4, next_statuses: ['interview', 'rejected'] });
  let now = card;
  mockApi({
    [list]: () => [200, getPage(now)],
    'PUT /api/v1/applications/1/status': () => {
      now = moved;
      return [200, buildApplication(moved)];
    },
  });
  const name = await openBoard();
  name.focus();
  fireEvent.keyDown(name, { key: 'ArrowRight', shiftKey: true });
  expect(await screen.findByRole('heading', { name: 'Move Ines Okafor to Screening?' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Move to Screening' }));
  const lane = await screen.findByRole('region', { name: 'Screening 1' });
  await waitFor(() => expect(document.activeElement).toBe(within(lane).getByRole('link', { name: 'Ines Okafor' })));
  expect(useAnnouncements.getState().polite.text).toBe('Ines Okafor moved to Screening');
});

test('keeps the focus on a card that moves below the first ten of a stage', async () => {
  const others = Array.from({ length: 12 }, (_, index) =>
    buildCard({ id: index + 2, name: `Person ${index + 2}`, status: 'screening', next_statuses: [] }),
  );
  const moved = buildCard({ status: 'screening', version: 4, next_statuses: ['interview', 'rejected'] });
  let now = buildCard();
  mockApi({
    [list]: () => [200, getPage(...others, now)],
    'PUT /api/v1/applications/1/status': () => {
      now = moved;
      return [200, buildApplication(moved)];
    },
  });
  const name = await openBoard();
  fireEvent.keyDown(name, { key: 'ArrowRight', shiftKey: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Move to Screening' }));
  const lane = await screen.findByRole('region', { name: 'Screening 13' });
  await waitFor(() => expect(document.activeElement).toBe(within(lane).getByRole('link', { name: 'Ines Okafor' })));
});

test('announces that no stage is allowed in that direction', async () => {
  mockApi({ [list]: () => [200, getPage(buildCard())] });
  const name = await openBoard();
  fireEvent.keyDown(name, { key: 'ArrowLeft', shiftKey: true });
  expect(useAnnouncements.getState().polite.text).toBe('Ines Okafor can’t move in that direction.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('hides the move actions from read-only users', async () => {
  signInStaff(6);
  mockApi({ [list]: () => [200, getPage(buildCard({ next_statuses: [] }))] });
  await openBoard();
  expect(screen.queryByRole('button', { name: /Move/ })).toBeNull();
});

// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ApplicationState } from '#domain/features/applications/bulk/contract.ts';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { buildApplication, buildCard } from '#web/features/applications/list/cards.fixture.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { Outcome } from './moving.ts';

async function open(to: ApplicationStatus, ...cards: ApplicationCard[]) {
  const onMoved = vi.fn<(outcomes: readonly Outcome[]) => void>();
  const onClose = vi.fn();
  await renderWithQueries(<MoveDialog requested={{ cards, to }} onClose={onClose} onMoved={onMoved} />);
  return { onMoved, onClose };
}

const getState = ({ id, version, status, next_statuses, is_masked }: ApplicationCard): ApplicationState => ({
  id,
  version,
  status,
  next_statuses,
  is_masked,
  messages: 'open',
});

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

test('requires a message for a rejection', async () => {
  const calls = mockApi({});
  await open('rejected', buildCard());
  press('Move to Not selected');
  expect(screen.getByText('Write a message. Everyone who isn’t selected gets one.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Message to Ines Okafor/ }));
  expect(calls).toEqual([]);
});

test('sends the template as the message and reports the outcome', async () => {
  const card = buildCard();
  const moved = buildApplication({ ...card, status: 'rejected', version: 4, next_statuses: ['applied'] });
  const calls = mockApi({ 'PUT /api/v1/applications/1/status': () => [200, moved] });
  const { onMoved, onClose } = await open('rejected', card);
  press('Use a template');
  press('Move to Not selected');
  await waitFor(() => expect(onMoved).toHaveBeenCalled());
  expect(calls[0]?.body).toMatchObject({ to: 'rejected', version: 3, note: '' });
  expect(JSON.stringify(calls[0]?.body)).toContain('Thank you for the time');
  expect(onMoved.mock.calls[0]?.[0]).toMatchObject([{ card: { id: 1 }, application: { status: 'rejected' } }]);
  expect(onClose).toHaveBeenCalled();
});

test('keeps the dialog open with the reason when the server rejects a move', async () => {
  mockApi({ 'PUT /api/v1/applications/1/status': () => [409, { code: 'illegal_move' }] });
  const { onMoved } = await open('screening', buildCard());
  press('Move to Screening');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Couldn’t move Ines Okafor');
  expect(alert.textContent).toContain('You can’t change to this status from the current one.');
  expect(onMoved).not.toHaveBeenCalled();
});

test('lists applicants who cannot move and reports each result', async () => {
  const ines = buildCard({ id: 1 });
  const noor = buildCard({ id: 2, name: 'Noor Haddad' });
  const ended = buildCard({ id: 3, name: 'Ada Lindqvist', status: 'withdrawn', next_statuses: [] });
  const calls = mockApi({
    'GET /api/v1/application-states': () => [200, { states: [ines, noor, ended].map(getState) }],
    'PUT /api/v1/applications/1/status': () => [200, buildApplication({ ...ines, status: 'screening' })],
    'PUT /api/v1/applications/2/status': () => [409, { code: 'changed_meanwhile' }],
  });
  const { onMoved } = await open('screening', ines, noor, ended);
  expect(await screen.findByText('Ada Lindqvist')).toBeDefined();
  press('Move to Screening');
  await waitFor(() => expect(onMoved).toHaveBeenCalled());
  const moves = calls.filter(({ method }) => method === 'PUT');
  expect(moves.map(({ path }) => path)).toEqual(['/api/v1/applications/1/status', '/api/v1/applications/2/status']);
  const [outcomes = []] = onMoved.mock.calls[0] ?? [];
  expect(outcomes.map(({ error }) => error === undefined)).toEqual([true, false]);
});

test('previews who changed since the list was opened, who is out of reach, and who is shown by name', async () => {
  const ines = buildCard({ id: 1, name: '#1', is_masked: true });
  const noor = buildCard({ id: 2, name: 'Noor Haddad' });
  const ada = buildCard({ id: 3, name: 'Ada Lindqvist' });
  const calls = mockApi({
    'GET /api/v1/application-states': () => [
      200,
      { states: [getState(ines), { ...getState(noor), version: noor.version + 1 }] },
    ],
    'PUT /api/v1/applications/1/status': () => [200, buildApplication({ ...ines, status: 'interview' })],
  });
  const { onMoved } = await open('interview', ines, noor, ada);
  expect(await screen.findByText(/^1 application changed since you opened this list/)).toBeDefined();
  expect(screen.getByText('Noor Haddad')).toBeDefined();
  expect(screen.getByText('You can’t open 1 of these applications anymore:')).toBeDefined();
  expect(
    screen.getByText('1 person is in masked review. When you move them to Interview, the team will see who they are.'),
  ).toBeDefined();
  press('Move to Interview');
  await waitFor(() => expect(onMoved).toHaveBeenCalled());
  expect(calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
    '/api/v1/applications/1/status',
  ]);
});

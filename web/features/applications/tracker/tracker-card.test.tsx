// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type ApplicationStatus, applicationLifecycle } from '#domain/features/applications/lifecycle.ts';
import { getNextStep } from '#domain/features/applications/next-step.ts';
import { cardFor } from '#web/features/applications/list/cards.fixture.ts';
import { renderUi } from '#web/testing/render.tsx';
import { TrackerCard } from './tracker-card.tsx';
import { groupByTurn } from './tracker-groups.ts';

const statuses = Object.keys(applicationLifecycle) as ApplicationStatus[];

function inStatus(status: ApplicationStatus, since = new Date()) {
  return cardFor({ status, next_step: getNextStep(status, since) });
}

test.each(statuses)('%s: shows the stage, its meaning, and one action', async (status) => {
  await renderUi(<TrackerCard card={inStatus(status)} />);
  const card = screen.getByRole('article', { name: 'Tester' });
  expect(card.querySelectorAll('p')[1]?.textContent?.length).toBeGreaterThan(10);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('shows the due date and whose turn it is', async () => {
  await renderUi(<TrackerCard card={inStatus('screening', new Date('2126-01-01T12:00:00Z'))} />);
  expect(screen.getByText('Larkspur Labs', { selector: 'dd' })).toBeDefined();
  expect(screen.getByText(/January 11, 2126/)).toBeDefined();
  expect(screen.queryByText(/This date has passed/)).toBeNull();
});

test('shows an overdue reply', async () => {
  await renderUi(<TrackerCard card={inStatus('screening', new Date('2026-01-01'))} />);
  expect(screen.getByText(/This date has passed. It’s a delay, not a decision./)).toBeDefined();
});

test('asks for a reply to an offer and links to it', async () => {
  await renderUi(<TrackerCard card={inStatus('offered')} />);
  expect(screen.getByText('You', { selector: 'dd' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Review offer: Tester' }).getAttribute('href')).toBe('/applications/1');
});

test('groups applications by whose turn it is and keeps ended ones', () => {
  const groups = groupByTurn(statuses.map((status) => inStatus(status)));
  const named = (cards: readonly { status: string }[]) => cards.map((card) => card.status).toSorted();
  expect(named(groups.you)).toEqual(['draft', 'offered', 'sourced']);
  expect(named(groups.finished)).toEqual(['declined', 'hired', 'rejected', 'withdrawn']);
  expect(named(groups.employer)).toEqual(['applied', 'interview', 'offer', 'on-hold', 'screening']);
});

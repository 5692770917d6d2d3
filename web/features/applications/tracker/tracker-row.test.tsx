// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApplicationStatus, applicationLifecycle } from '#domain/features/applications/lifecycle.ts';
import { getNextStep } from '#domain/features/applications/next-step.ts';
import { buildApplication, buildCard } from '#web/features/applications/list/cards.fixture.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { groupByTurn } from './tracker-groups.ts';
import { TrackerRow } from './tracker-row.tsx';

const statuses = Object.keys(applicationLifecycle) as ApplicationStatus[];

function inStatus(status: ApplicationStatus, since = new Date()) {
  return buildCard({ status, next_step: getNextStep({ status, since, now: new Date() }) });
}

describe('TrackerRow', () => {
  it.each(statuses)('%s -> the job, the stage in words, and one action', async (status) => {
    await renderWithQueries(<TrackerRow card={inStatus(status)} />);
    const row = screen.getByRole('article', { name: 'Tester' });
    expect(row.querySelector('[role="img"]')?.getAttribute('aria-label')).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('waiting -> who acts, what they do, and the date', async () => {
    await renderWithQueries(<TrackerRow card={inStatus('screening', new Date('2126-01-01T12:00:00Z'))} />);
    expect(screen.getByText('Employer')).toBeDefined();
    expect(screen.getByText('Decide on an interview')).toBeDefined();
    expect(screen.getByText('January 11, 2126')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Details: Tester' })).toBeDefined();
  });

  it('overdue -> the days, and a link to the conversation', async () => {
    await renderWithQueries(<TrackerRow card={inStatus('screening', new Date('2026-01-01T12:00:00Z'))} />);
    expect(screen.getByText(/days overdue/)).toBeDefined();
    const link = screen.getByRole('link', { name: 'Follow up: Tester' });
    expect(link.getAttribute('href')).toBe('/inbox_messages?conversation=1');
  });

  it('interview on a day to come -> the day, and nothing is late', async () => {
    const startsAt = new Date('2126-01-01T12:00:00Z');
    const interviews = [{ status: 'scheduled' as const, startsAt, minutes: 30 }];
    const since = new Date('2026-01-01T12:00:00Z');
    const step = getNextStep({ status: 'interview', since, interviews, now: new Date() });
    await renderWithQueries(<TrackerRow card={buildCard({ status: 'interview', next_step: step })} />);
    expect(screen.getByText('Meet you for the interview')).toBeDefined();
    expect(screen.getByText('January 1, 2126')).toBeDefined();
    expect(screen.queryByText(/overdue/)).toBeNull();
  });

  it('offered -> asks for a reply', async () => {
    await renderWithQueries(<TrackerRow card={inStatus('offered')} />);
    expect(screen.getByText('You')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Review offer: Tester' }).getAttribute('href')).toBe('/applications/1');
  });

  it('chevron -> opens the details and keeps the focus', async () => {
    const card = inStatus('interview');
    mockApi({
      'GET /api/v1/applications/1': () => [200, buildApplication(card)],
      'GET /api/v1/applications/1/adjustments': () => [200, { requests: [] }],
    });
    await renderWithQueries(<TrackerRow card={card} />);
    const chevron = screen.getByRole('button', { name: 'Show details: Tester', expanded: false });
    chevron.focus();
    fireEvent.click(chevron);
    expect(screen.getByText('The team wants to interview you.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Hide details: Tester', expanded: true })).toBe(document.activeElement);
    expect(await screen.findByText('You haven’t requested any.')).toBeDefined();
  });
});

describe('groupByTurn', () => {
  it('all statuses -> grouped by whose turn it is, ended ones last', () => {
    const groups = groupByTurn(statuses.map((status) => inStatus(status)));
    const named = (cards: readonly { status: string }[]) => cards.map((card) => card.status).toSorted();
    expect(named(groups.you)).toEqual(['draft', 'offered', 'sourced']);
    expect(named(groups.finished)).toEqual(['declined', 'hired', 'rejected', 'withdrawn']);
    expect(named(groups.employer)).toEqual(['applied', 'interview', 'offer', 'on-hold', 'screening']);
  });
});

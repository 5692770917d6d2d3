// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ActionItem, OverviewCharts, OverviewCounts } from '#domain/features/overview/contract.ts';
import { dayMs } from '#domain/lib/day.ts';
import { renderUi } from '#web/testing/render.tsx';
import { DashboardCharts } from './dashboard-charts.tsx';
import { NeedsList } from './needs-list.tsx';
import { NumbersGrid } from './numbers-grid.tsx';

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

const archivist = { job_id: 3, title: 'Archivist', company: 'Larkspur Labs' };
const rosa = { ...archivist, application_id: 21, name: 'Rosa Lind' };

type Case = [string, ActionItem, text: string, detail: string | RegExp, action: string, href: string];

const tasks: Case[] = [
  [
    'an overdue reply',
    { ...rosa, kind: 'late_reply', waiting_since: daysAgo(9), due: '2026-03-02T12:00:00.000Z' },
    'Rosa Lind is waiting for a reply',
    /^Archivist · Due .*, waiting 9 days$/,
    'Reply: Rosa Lind is waiting for a reply',
    '/applications/21',
  ],
  [
    'an accommodation request',
    { ...rosa, kind: 'adjustment', waiting_since: daysAgo(1), due: '2026-03-02T12:00:00.000Z' },
    'Rosa Lind requested an accommodation',
    /^Archivist · Reply by /,
    'Reply: Rosa Lind requested an accommodation',
    '/applications/21',
  ],
  [
    'one new applicant of today',
    { ...archivist, kind: 'new_applicants', count: 1, waiting_since: daysAgo(0) },
    '1 new applicant for Archivist',
    'Longest wait: less than a day.',
    'Review: 1 new applicant for Archivist',
    '/jobs/3/applications?status=applied',
  ],
  [
    'two new applicants',
    { ...archivist, kind: 'new_applicants', count: 2, waiting_since: daysAgo(1) },
    '2 new applicants for Archivist',
    'Longest wait: 1 day.',
    'Review: 2 new applicants for Archivist',
    '/jobs/3/applications?status=applied',
  ],
  [
    'an open offer',
    { ...rosa, kind: 'open_offer', waiting_since: daysAgo(3) },
    'Rosa Lind has an open offer for Archivist',
    'Sent 3 days ago by Larkspur Labs.',
    'View: Rosa Lind has an open offer for Archivist',
    '/applications/21',
  ],
  [
    'waiting chats',
    { kind: 'chats', count: 2, waiting_since: daysAgo(0) },
    '2 chats are waiting for an answer',
    'Longest wait: less than a day.',
    'Reply: 2 chats are waiting for an answer',
    '/helpdesk',
  ],
  [
    'interview times that suit no one',
    { ...rosa, kind: 'interview_times', interview_id: 8, waiting_since: daysAgo(1) },
    'None of the interview times work for Rosa Lind',
    'Archivist',
    'Propose times: None of the interview times work for Rosa Lind',
    '/interview?id=8',
  ],
  [
    'a missing scorecard',
    { ...rosa, kind: 'scorecard', interview_id: 8, waiting_since: daysAgo(1) },
    'Your scorecard for Rosa Lind',
    /^Archivist · Interview on /,
    'Fill out: Your scorecard for Rosa Lind',
    '/interview?id=8',
  ],
  [
    'an offer to approve',
    { ...rosa, kind: 'offer_approval', offer_id: 5, waiting_since: daysAgo(2) },
    'The offer for Rosa Lind needs your approval',
    'Archivist · Waiting 2 days',
    'Review: The offer for Rosa Lind needs your approval',
    '/offers?offer=5',
  ],
  [
    'requests to join',
    { kind: 'approvals', of: 'partner', count: 1, waiting_since: daysAgo(4) },
    '1 organization wants to join',
    'Longest wait: 4 days.',
    'Review: 1 organization wants to join',
    '/approvals',
  ],
  [
    'an employer without a reply, to the partner',
    { ...rosa, kind: 'late_employer', waiting_since: daysAgo(9), due: '2026-03-02T12:00:00.000Z' },
    'Larkspur Labs hasn’t replied to Rosa Lind',
    'Archivist · Waiting 9 days',
    'View: Larkspur Labs hasn’t replied to Rosa Lind',
    '/applications/21',
  ],
  [
    'a draft',
    { ...archivist, kind: 'draft', updated_at: daysAgo(2) },
    '“Archivist” isn’t published yet',
    /^Draft. Last edited 2 days ago/,
    'Continue: “Archivist” isn’t published yet',
    '/jobs/edit/3',
  ],
];

describe('NeedsList', () => {
  it.each(tasks)('shows %s with its wait and its action', async (_case, need, text, detail, action, href) => {
    await renderUi(<NeedsList needs={[need]} />);
    const task = within(screen.getByRole('listitem'));
    task.getByText(text);
    task.getByText(detail);
    expect(task.getByRole('link', { name: action }).getAttribute('href')).toBe(href);
  });

  it('states that nothing needs attention without tasks', async () => {
    await renderUi(<NeedsList needs={[]} />);
    screen.getByText('Nothing needs your attention');
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('NumbersGrid', () => {
  const numbers: OverviewCounts = {
    active_jobs: 1200,
    closing_week: 1,
    waiting: 4,
    overdue: 3,
    in_process: 5,
    moved_week: 0,
    applied_week: 6,
    applied_week_before: 1000,
    hired_month: 0,
    hired_month_before: 0,
    answered: 3,
    answered_in_time: 2,
  };
  const getNumber = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

  it('links each count that has a list to exactly these rows', async () => {
    await renderUi(<NumbersGrid numbers={numbers} />);
    const hrefs = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(hrefs).toEqual([
      ['1,200', '/jobs?status=active'],
      ['4', '/applications?status=applied&sort=oldest'],
      ['5', '/applications?figure=in_process'],
      ['6', '/applications?figure=applied_week'],
      ['0', '/applications?figure=hired_month'],
    ]);
    expect(getNumber('Hired, last 30 days')).toBe('0');
  });

  it('shows subsets and the time before, and leaves out subsets of none', async () => {
    await renderUi(<NumbersGrid numbers={numbers} />);
    const notes = [...document.querySelectorAll('dd + dd')].map((note) => note.textContent);
    expect(notes).toEqual([
      '1 closes within 7 days',
      '3 overdue',
      '7 days before: 1,000',
      '30 days before: 0',
      '2 of 3 in 90 days',
    ]);
  });

  it('shows replies on time in whole percent', async () => {
    await renderUi(<NumbersGrid numbers={numbers} />);
    expect(getNumber('First replies on time')).toBe('67%');
  });

  it('shows no percentage before the first reply', async () => {
    await renderUi(<NumbersGrid numbers={{ ...numbers, answered: 0, answered_in_time: 0 }} />);
    expect(getNumber('First replies on time')).toBe('No replies yet');
  });
});

describe('DashboardCharts', () => {
  const charts: OverviewCharts = {
    funnel: [
      { step: 'applied', count: 20 },
      { step: 'screening', count: 10 },
      { step: 'interview', count: 5 },
      { step: 'offer', count: 1 },
      { step: 'hired', count: 1 },
    ],
    weeks: Array.from({ length: 12 }, (_, index) => ({ starts_at: daysAgo(84 - 7 * index), count: 1, previous: 2 })),
    replies: [
      { days: 2, in_time: 3, late: 0 },
      { days: 14, in_time: 0, late: 2 },
    ],
    promised_days: 10,
  };

  it('states a finding for each chart', async () => {
    await renderUi(<DashboardCharts charts={charts} />);
    screen.getByText('Of 20 applications, 5 led to an interview and 1 to a hire.');
    screen.getByText('1 in the last 7 days. 20 in 12 weeks, compared with 24 in the 12 weeks before.');
    screen.getByText('60% of people who got a first reply heard back within the promised time.');
  });

  it('shows the share that advances, and late replies beyond the last day together', async () => {
    await renderUi(<DashboardCharts charts={charts} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show as table: Hiring funnel' }));
    screen.getByRole('row', { name: 'Screening 10 50% advance' });
    fireEvent.click(screen.getByRole('button', { name: 'Show as table: Time to first reply' }));
    screen.getByRole('row', { name: '13+ 2' });
    localStorage.clear();
  });

  it('shows on-time and late replies where jobs promise different times', async () => {
    await renderUi(<DashboardCharts charts={{ ...charts, promised_days: null }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show as table: Time to first reply' }));
    screen.getByRole('row', { name: '2 3 0' });
    localStorage.clear();
  });

  it('draws no chart below 5 applications', async () => {
    const few = { ...charts, funnel: [{ step: 'applied' as const, count: 4 }], replies: [] };
    await renderUi(<DashboardCharts charts={few} />);
    expect(screen.getAllByText('Charts appear after 5 applications')).toHaveLength(3);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

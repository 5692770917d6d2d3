// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import type { Approval } from '#domain/features/approvals/contract.ts';
import { type ApiCall, mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { ApprovalList } from './approval-list.tsx';

const partner: Approval = {
  id: 3,
  kind: 'partner',
  status: 'pending',
  asked_at: '2026-03-02T09:00:00.000Z',
  asked_by: { name: 'Rosa Lind', email: 'rosa@example.com', is_email_verified: false },
  organisation: {
    id: 5,
    kind: 'employer',
    name: 'Larkspur Labs',
    website: '',
    description: 'We restore maps.',
    city: 'Austin',
    region: 'Texas',
    country: 'United States',
  },
  requested_name: null,
  job: null,
  offer: null,
  decided_at: null,
  decided_by: null,
  reason: '',
  can_decide: true,
};
const job: Approval = {
  ...partner,
  id: 4,
  kind: 'job',
  job: { id: 9, title: 'Archivist', city: 'Austin', region: 'Texas', summary: [], description: '', version: 6 },
};

const offer: Approval = {
  ...partner,
  id: 8,
  kind: 'offer',
  asked_by: null,
  offer: {
    application_id: 30,
    version: 4,
    applicant: 'Emeka Nakagawa',
    job: 'Archivist',
    asked_by: 'Rosa Lind',
    waiting_for: 'Obi Farnsworth',
    is_own: false,
    terms: {
      title: 'Archivist',
      start_on: '2026-05-04',
      pay: { amount: 68_000, currency: 'USD', period: 'year' },
      hours: '40 a week',
      location: 'Austin',
      answer_by: '2026-04-10',
    },
  },
};

const getDecision = ({ id, kind }: Approval) =>
  `POST /api/v1/${kind === 'offer' ? 'offers' : 'approvals'}/${id}/decision`;
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sentDecisions = (calls: readonly ApiCall[]) => calls.filter(({ method }) => method === 'POST');

const list: ComponentProps<typeof ApprovalList> = {
  status: 'pending',
  onStatus: () => {},
  kind: null,
  onKind: () => {},
  chosen: null,
  getHref: (key) => `/approvals?request=${key ?? ''}`,
  onClose: () => {},
};

async function openList(approval: Approval, fail = false) {
  let isDecided = false;
  const calls = mockApi({
    'GET /api/v1/approvals': () => [
      200,
      {
        approvals: isDecided ? [] : [approval],
        next: null,
        counts: { pending: isDecided ? 0 : 1, approved: 0, rejected: 0 },
      },
    ],
    [getDecision(approval)]: ({ body }) => {
      if (fail) return [409, { code: 'already_decided' }];
      isDecided = true;
      return [200, { ...approval, status: Object(body).decision, can_decide: false }];
    },
  });
  await renderWithQueries(<ApprovalList {...list} />);
  await screen.findByRole('article');
  return calls;
}

describe('ApprovalList', () => {
  it('shows who requested access and whether their email is confirmed', async () => {
    await openList(partner);
    const card = screen.getByRole('article', { name: 'Larkspur Labs' });
    within(card).getByText('Rosa Lind');
    within(card).getByText('rosa@example.com (not confirmed)');
    within(card).getByText('Austin, Texas, United States');
    expect(screen.getByRole('button', { name: /^Pending/ }).textContent).toBe('Pending1');
  });

  it('shows the current and the new name of an organization and approves the new one', async () => {
    const calls = await openList({ ...partner, kind: 'name', requested_name: 'Global Bank' });
    const card = screen.getByRole('article', { name: 'Global Bank' });
    within(card).getByText('Current name');
    within(card).getByText('Larkspur Labs');
    click('Approve Global Bank');
    await screen.findByText(/^The new name replaces the current one/);
    click('Approve');
    await screen.findByText('Global Bank is approved');
    expect(sentDecisions(calls)).toMatchObject([{ body: { decision: 'approved' } }]);
  });

  it('offers no decision on the reader’s own request', async () => {
    await openList({ ...partner, can_decide: false });
    screen.getByText('This is your own request. Someone else has to decide.');
    expect(screen.queryByRole('button', { name: 'Approve Larkspur Labs' })).toBeNull();
  });

  it('sends no rejection without a reason', async () => {
    const calls = await openList(partner);
    click('Reject Larkspur Labs');
    await screen.findByText('They’ll be emailed with your reason. You can’t undo this.');
    click('Reject');
    await screen.findByText('There is a problem');
    expect(sentDecisions(calls)).toEqual([]);
  });

  it('rejects with a reason and confirms the decision in place of the card', async () => {
    const calls = await openList(partner);
    click('Reject Larkspur Labs');
    const reason = await screen.findByLabelText('Reason for the organization');
    fireEvent.change(reason, { target: { value: 'Please add a website.' } });
    click('Reject');
    await screen.findByText('Larkspur Labs is rejected');
    expect(sentDecisions(calls)).toMatchObject([{ body: { decision: 'rejected', reason: 'Please add a website.' } }]);
    expect(screen.queryByRole('article')).toBeNull();
    screen.getByText('Nothing to approve');
  });

  it('approves a job without a message, for the version that was reviewed', async () => {
    const calls = await openList(job);
    click('Approve Archivist');
    await screen.findByText('Anyone will be able to see it and apply. We’ll notify Rosa Lind.');
    click('Approve');
    await screen.findByText('Archivist is approved');
    expect(sentDecisions(calls)).toMatchObject([{ body: { decision: 'approved', reason: '', version: 6 } }]);
  });

  it('keeps the dialog and the reason when the decision fails', async () => {
    await openList(partner, true);
    click('Reject Larkspur Labs');
    const reason = await screen.findByLabelText<HTMLTextAreaElement>('Reason for the organization');
    fireEvent.change(reason, { target: { value: 'Please add a website.' } });
    click('Reject');
    await screen.findByText(/Someone has already decided this/);
    screen.getByRole('dialog', { name: 'Reject Larkspur Labs?' });
    expect(reason.value).toBe('Please add a website.');
  });

  it('shows the terms of an offer and returns it with a reason, for the version that was read', async () => {
    const calls = await openList(offer);
    const card = screen.getByRole('article', { name: 'Emeka Nakagawa' });
    for (const text of ['Rosa Lind', 'Larkspur Labs', '$68,000 a year', '40 a week']) within(card).getByText(text);
    expect(within(card).getByRole('link', { name: 'View full offer' }).getAttribute('href')).toContain(
      'application=30',
    );
    click('Return Emeka Nakagawa');
    const reason = await screen.findByLabelText('What needs to change?');
    fireEvent.change(reason, { target: { value: 'Please raise the pay.' } });
    click('Return');
    await screen.findByText('Emeka Nakagawa was returned for changes');
    expect(sentDecisions(calls)).toMatchObject([
      { body: { decision: 'rejected', reason: 'Please raise the pay.', version: 4 } },
    ]);
  });

  it('names the approver whose turn it is', async () => {
    await openList({ ...offer, can_decide: false });
    screen.getByText('Waiting for Obi Farnsworth.');
  });
});

describe('the queue', () => {
  it('lists all kinds, with the details of the chosen request', async () => {
    mockApi({
      'GET /api/v1/approvals': () => [
        200,
        { approvals: [partner, job, offer], next: null, counts: { pending: 3, approved: 0, rejected: 0 } },
      ],
    });
    await renderWithQueries(<ApprovalList {...list} chosen="offer-8" />);
    const queue = await screen.findByRole('list', { name: 'Approvals' });
    const rows = within(queue).getAllByRole('link');
    expect(rows.map((row) => row.getAttribute('href'))).toEqual([
      '/approvals?request=partner-3',
      '/approvals?request=job-4',
      '/approvals?request=offer-8',
    ]);
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, null, 'true']);
    within(rows[0] as HTMLElement).getByText('Employer · Rosa Lind');
    within(rows[1] as HTMLElement).getByText('Job · Larkspur Labs');
    within(rows[2] as HTMLElement).getByText('Offer · Archivist · Larkspur Labs');
    screen.getByRole('article', { name: 'Emeka Nakagawa' });
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});

// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MailEntry } from '#domain/features/mail/contract.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { OutboxList } from './outbox-list.tsx';
import { SubscriptionChoice } from './subscription-choice.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('SubscriptionChoice', () => {
  const read = 'POST /api/v1/mail/subscription';
  const save = 'PUT /api/v1/mail/subscription';

  async function open(replies: Parameters<typeof mockApi>[0]) {
    const calls = mockApi(replies);
    await renderWithQueries(<SubscriptionChoice token="abc" />);
    return calls;
  }

  it('opening an unsubscribe link changes nothing before confirmation', async () => {
    const calls = await open({
      [read]: () => [200, { wants_mail: true, search: null, report: null, invitation: null }],
    });
    expect(await screen.findByText('Turn off email notifications?')).toBeTruthy();
    expect(calls).toMatchObject([{ method: 'POST', body: { token: 'abc' } }]);
  });

  it('turns email notifications off, and on again', async () => {
    const calls = await open({
      [read]: () => [200, { wants_mail: true, search: null, report: null, invitation: null }],
      [save]: ({ body }) => [
        200,
        { wants_mail: Object(body).wants_mail, search: null, report: null, invitation: null },
      ],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Turn off email notifications' }));
    expect(await screen.findByText('Email notifications are off')).toBeTruthy();
    press('Turn on email notifications');
    expect(await screen.findByText('Turn off email notifications?')).toBeTruthy();
    expect(calls.slice(1).map(({ body }) => body)).toEqual([
      { token: 'abc', wants_mail: false },
      { token: 'abc', wants_mail: true },
    ]);
  });

  it('names the saved search if the link covers only its alerts', async () => {
    await open({ [read]: () => [200, { wants_mail: true, search: 'Quiet jobs', report: null, invitation: null }] });
    expect(await screen.findByText('Turn off email alerts for “Quiet jobs”?')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Turn off email alerts' })).toBeTruthy();
  });

  it('names the view of a report if the link covers only its emails', async () => {
    await open({ [read]: () => [200, { wants_mail: true, search: null, report: 'Hires', invitation: null }] });
    expect(await screen.findByText('Stop emails about “Hires”?')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Stop emails' })).toBeTruthy();
  });

  it('shows the reason and the unchanged setting if saving fails', async () => {
    await open({
      [read]: () => [200, { wants_mail: true, search: null, report: null, invitation: null }],
      [save]: () => [500, { code: 'server_error' }],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Turn off email notifications' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side');
    expect(screen.getByText('Turn off email notifications?')).toBeTruthy();
    expect(screen.queryByText('Email notifications are off')).toBeNull();
  });

  it('shows that an invalid link no longer works', async () => {
    await open({ [read]: () => [422, { code: 'link_not_valid' }] });
    expect(await screen.findByText('This link no longer works')).toBeTruthy();
    expect(screen.getByText(/It may have expired or already been used\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Turn/ })).toBeNull();
  });
});

describe('OutboxList', () => {
  const path = '/api/v1/outbox';
  const counts = { queued: 0, sent: 1, skipped: 0, failed: 1 };
  const sent: MailEntry = {
    id: 1,
    kind: 'verify_email',
    to: 'ana@example.com',
    status: 'sent',
    tries: 1,
    next_try_at: null,
    last_error: '',
    created_at: '2026-03-04T12:00:00.000Z',
    sent_at: '2026-03-04T12:00:01.000Z',
  };
  const failed: MailEntry = {
    ...sent,
    id: 2,
    to: 'kim@example.com',
    status: 'failed',
    tries: 5,
    last_error: 'Mailbox full',
  };

  async function open(mails: readonly MailEntry[], canRead: boolean, replies: Parameters<typeof mockApi>[0] = {}) {
    const calls = mockApi({
      [`GET ${path}`]: () => [200, { mails, next: null, counts, can_read: canRead, delivery: 'smtp' }],
      ...replies,
    });
    await renderWithQueries(<OutboxList status={null} />);
    return calls;
  }

  const findRow = async (to: string) => within((await screen.findByText(to)).closest('tr, li') as HTMLElement);

  it('shows the type, status, and error of each email', async () => {
    await open([sent, failed], false);
    const row = await findRow('kim@example.com');
    expect(row.getByText('Confirm email address')).toBeTruthy();
    expect(row.getByText('Failed')).toBeTruthy();
    expect(row.getByText('5 attempts · Mailbox full')).toBeTruthy();
    const good = await findRow('ana@example.com');
    expect(good.getByText('Sent')).toBeTruthy();
    expect(good.queryByText(/attempt/)).toBeNull();
  });

  it('retries only failed emails', async () => {
    const calls = await open([sent, failed], false, {
      [`POST ${path}/2/retry`]: () => [200, { ...failed, status: 'queued' }],
    });
    await findRow('ana@example.com');
    expect(screen.queryByRole('button', { name: 'Try again: ana@example.com' })).toBeNull();
    press('Try again: kim@example.com');
    await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']));
  });

  it('outside the demo, offers no email to read', async () => {
    await open([sent], false);
    await findRow('ana@example.com');
    expect(screen.queryByRole('button', { name: /^Open email/ })).toBeNull();
    expect(screen.queryByText(/^In this demo/)).toBeNull();
  });

  it('in the demo, opens an email with its link on this site', async () => {
    const text = {
      subject: 'Confirm your email',
      text: 'Welcome.',
      action: 'https://mail.example.com/verify?token=abc',
      unsubscribe: null,
    };
    await open([sent], true, { [`GET ${path}/1`]: () => [200, text] });
    await findRow('ana@example.com');
    expect(screen.getByText(/^In this demo/)).toBeTruthy();
    press('Open email to ana@example.com');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your email' }));
    expect(dialog.getByText('Welcome.')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Open link' }).getAttribute('href')).toBe('/verify?token=abc');
    expect(dialog.queryByRole('link', { name: /Unsubscribe/ })).toBeNull();
  });

  it('states that there are no emails', async () => {
    await open([], false);
    expect(await screen.findByText('No emails')).toBeTruthy();
  });

  it('offers to load again if the emails fail to load', async () => {
    let isDown = true;
    await open([], false, {
      [`GET ${path}`]: () =>
        isDown
          ? [503, { code: 'unavailable' }]
          : [200, { mails: [sent], next: null, counts, can_read: false, delivery: 'smtp' }],
    });
    await screen.findByText(/The service isn’t available right now/);
    isDown = false;
    press('Try again');
    await findRow('ana@example.com');
  });
});

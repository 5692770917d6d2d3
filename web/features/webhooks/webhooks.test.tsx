// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Webhook, WebhookDelivery } from '#domain/features/webhooks/contract.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { Webhooks } from './webhooks.tsx';

const webhook: Webhook = {
  id: 3,
  url: 'https://hr.example.org/events',
  events: ['job.created'],
  is_active: true,
  paused_at: null,
  created_at: '2026-03-02T09:00:00.000Z',
};
const delivery: WebhookDelivery = {
  id: 8,
  event: 'job.created',
  status: 'failed',
  attempts: 7,
  next_attempt_at: null,
  last_status: 500,
  last_error: null,
  body: '{"type":"job.created"}',
  created_at: '2026-03-02T09:00:00.000Z',
};

function serve(webhooks: readonly Webhook[]) {
  return mockApi({
    'GET /api/v1/webhooks': () => [200, { webhooks }],
    'POST /api/v1/webhooks': () => [201, { webhook, secret: 'whsec_c2VjcmV0' }],
    'PUT /api/v1/webhooks/3': () => [200, webhook],
    'POST /api/v1/webhooks/3/test': () => [202, delivery],
    'GET /api/v1/webhooks/3/deliveries': () => [200, { deliveries: [delivery], next: null }],
    'POST /api/v1/webhooks/3/deliveries/8/retry': () => [202, { ...delivery, status: 'pending' }],
  });
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('Webhooks', () => {
  it('shows the signing secret after adding one', async () => {
    const calls = serve([]);
    await renderWithQueries(<Webhooks />);
    await press('Add webhook');
    fireEvent.change(screen.getByLabelText(/^Address/), { target: { value: webhook.url } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Job created' }));
    await press('Add webhook');
    await screen.findByText('whsec_c2VjcmV0');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ url: webhook.url, events: ['job.created'] });
  });

  it('lists failed deliveries and sends one again', async () => {
    const calls = serve([webhook]);
    await renderWithQueries(<Webhooks />);
    await press('Deliveries');
    await screen.findByText('Failed');
    screen.getByText('Response 500');
    screen.getByText('7 attempts');
    await press('Send again');
    await expect.poll(() => calls.some(({ path }) => path.endsWith('/deliveries/8/retry'))).toBe(true);
  });

  it('explains why a webhook is paused', async () => {
    serve([{ ...webhook, is_active: false, paused_at: '2026-03-04T09:00:00.000Z' }]);
    await renderWithQueries(<Webhooks />);
    await screen.findByText(/because deliveries kept failing/);
    screen.getByRole('button', { name: 'Turn on' });
  });
});

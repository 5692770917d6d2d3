// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Accommodation } from '#domain/features/accommodations/contract.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { OwnRequest } from './own-request.tsx';

const request: Accommodation = {
  id: 5,
  application_id: 1,
  status: 'question',
  due_at: null,
  is_overdue: false,
  created_at: '2026-11-02T10:00:00.000Z',
  stage: 'interview',
  needed_on: null,
  choices: [],
  words: 'A quiet room.',
  version: 1,
  turns: [],
};

/** Each reply waits for the returned function. */
async function openRequest(): Promise<{ box: HTMLTextAreaElement; endSending: () => void }> {
  let endSending: () => void = () => {};
  const sent = new Promise<readonly [number, unknown]>((resolve) => {
    endSending = () => resolve([200, { ...request, status: 'asked', version: 2 }]);
  });
  mockApi({
    'POST /api/v1/adjustments/5/reply': () => sent,
    'GET /api/v1/private-drafts/adjustment-reply%3A5': () => [200, { answers: null }],
    'PUT /api/v1/private-drafts/adjustment-reply%3A5': () => [200, { kept_at: '2026-11-02T10:00:01.000Z' }],
  });
  await renderWithQueries(<OwnRequest request={request} />);
  return { box: screen.getByRole('textbox'), endSending: () => endSending() };
}

const type = (box: HTMLTextAreaElement, value: string) => fireEvent.change(box, { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send reply' }));
const isSending = () => screen.getByRole('button', { name: /reply/i }).getAttribute('aria-disabled') === 'true';

describe('OwnRequest', () => {
  it('is empty after a reply was sent', async () => {
    const { box, endSending } = await openRequest();
    type(box, 'Near the door');
    send();
    endSending();
    await expect.poll(() => box.value).toBe('');
  });

  it('keeps what is typed while a reply is being sent', async () => {
    const { box, endSending } = await openRequest();
    type(box, 'Near the door');
    send();
    await expect.poll(isSending).toBe(true);
    type(box, 'Near the door, please');
    endSending();
    await expect.poll(isSending).toBe(false);
    expect(box.value).toBe('Near the door, please');
  });
});

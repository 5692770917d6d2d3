// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnCertificate, OwnClass, OwnTraining as Training } from '#domain/features/cohorts/own-contract.ts';
import { signIn } from '#web/lib/session.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { createTokens } from '#web/testing/tokens.ts';
import { OwnTraining } from './own-training.tsx';
import { TrainingRequests } from './training-requests.tsx';

const spring: OwnClass = {
  id: 1,
  name: 'Spring',
  program: 'Data skills',
  organisation: 'Threadline Academy',
  skills: ['SQL'],
  starts_on: '2026-03-02',
  ends_on: '2026-05-29',
  status: 'running',
};

const certificate: OwnCertificate = {
  id: 7,
  name: 'Data Certificate',
  program: 'Data skills',
  organisation: 'Threadline Academy',
  issued_on: '2026-05-29',
  answer: null,
};

const nothing: Training = { invitations: [], classes: [], certificates: [] };

beforeEach(() => {
  signIn(createTokens({ seconds: 1800 }));
});

describe('TrainingRequests', () => {
  it('shows nothing without a request', async () => {
    mockApi({ 'GET /api/v1/me/training': () => [200, { ...nothing, classes: [spring] }] });
    const { container } = await renderWithQueries(<TrainingRequests />);
    expect(container.querySelector('section')).toBeNull();
  });

  it('says what joining shows to the partner, and sends the answer', async () => {
    const calls = mockApi({
      'GET /api/v1/me/training': () => [200, { ...nothing, invitations: [spring] }],
      'POST /api/v1/me/training/classes/1/answer': () => [200, { ...nothing, classes: [spring] }],
    });
    await renderWithQueries(<TrainingRequests />);
    expect(await screen.findByText(/^If you join, Threadline Academy sees your name/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Join class' }));
    await expect.poll(() => calls.at(-1)?.body).toEqual({ accepts: true });
    await expect.poll(() => screen.queryByRole('button', { name: 'Join class' })).toBeNull();
  });

  it('adds a certificate only on request', async () => {
    const calls = mockApi({
      'GET /api/v1/me/training': () => [200, { ...nothing, certificates: [certificate] }],
      'POST /api/v1/me/training/certificates/7/answer': () => [
        200,
        { ...nothing, certificates: [{ ...certificate, answer: 'declined' }] },
      ],
    });
    await renderWithQueries(<TrainingRequests />);
    fireEvent.click(await screen.findByRole('button', { name: 'No, thanks' }));
    await expect.poll(() => calls.at(-1)?.body).toEqual({ adds: false });
    await expect.poll(() => screen.queryByRole('article')).toBeNull();
  });
});

describe('OwnTraining', () => {
  it('lets the person leave a class and add a declined certificate', async () => {
    const own = { ...nothing, classes: [spring], certificates: [{ ...certificate, answer: 'declined' as const }] };
    const calls = mockApi({
      'GET /api/v1/me/training': () => [200, own],
      'DELETE /api/v1/me/training/classes/1': () => [200, { ...own, classes: [] }],
    });
    await renderWithQueries(<OwnTraining />);
    expect(await screen.findByRole('button', { name: 'Add to my profile' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Leave class' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave Spring?' });
    fireEvent.click(dialog.querySelectorAll('button')[1] as HTMLElement);
    await expect.poll(() => calls.at(-1)?.method).toBe('DELETE');
    expect(await screen.findByText('You’re not in a class.')).toBeTruthy();
  });
});

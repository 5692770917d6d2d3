// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Message } from '#domain/features/messages/contract.ts';
import { makeMessage, makeThread } from '#web/features/messages/messages.fixture.ts';
import { loadDraft, saveDraft } from '#web/lib/input/drafts.ts';
import { hasUnsavedWork } from '#web/lib/input/unsaved-work.ts';
import { useSession } from '#web/lib/session.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { Composer } from './composer.tsx';

const sent: Message = { ...makeMessage(4), is_own: true, text: 'First line\nsecond line' };

beforeEach(() => {
  localStorage.clear();
  signInStaff(1);
});

const owner = () => useSession.getState().user.user_id;

async function open(messages: readonly Message[]) {
  const thread = makeThread(messages, messages.at(-1));
  await renderWithQueries(<Composer thread={thread} />);
  return screen.getByRole('textbox', { name: 'Your message' });
}

test('clears a draft that was sent before the page was left', async () => {
  saveDraft(owner(), 'message:17', { text: `${sent.text}  `, client_id: sent.client_id });
  expect(await open([sent])).toHaveProperty('value', '');
  expect(loadDraft(owner(), 'message:17')).toBeNull();
});

test('keeps text changed after sending as a new message', async () => {
  saveDraft(owner(), 'message:17', { text: 'second line, longer', client_id: sent.client_id });
  const calls = answerSending();
  const box = await open([sent]);
  expect(box).toHaveProperty('value', 'second line, longer');
  sendBy(box);
  await waitFor(() => expect(box).toHaveProperty('value', ''));
  expect(calls.map(({ body }) => body)).toEqual([
    { text: 'second line, longer', client_id: expect.not.stringContaining(sent.client_id) },
  ]);
});

test('keeps text typed while a message is being sent', async () => {
  const calls = answerSending();
  const box = await open([]);
  fireEvent.change(box, { target: { value: 'First words' } });
  sendBy(box);
  fireEvent.change(box, { target: { value: 'One more thing' } });
  await waitFor(() => expect(calls).toHaveLength(1));
  await screen.findByRole('button', { name: 'Send message' });
  expect(box).toHaveProperty('value', 'One more thing');
  sendBy(box);
  await waitFor(() => expect(box).toHaveProperty('value', ''));
  const ids = calls.map(({ body }) => Object(body).client_id);
  expect(new Set(ids).size).toBe(2);
});

test('keeps a file chosen while a message is being sent', async () => {
  const calls = answerSending();
  const box = await open([]);
  choose('first.txt');
  fireEvent.change(box, { target: { value: 'See the first one' } });
  sendBy(box);
  choose('second.txt');
  await waitFor(() => expect(box).toHaveProperty('value', ''));
  expect(screen.queryByText('first.txt')).toBeNull();
  expect(screen.getByText('second.txt')).toBeTruthy();
  sendBy(box);
  await waitFor(() => expect(screen.queryByText('second.txt')).toBeNull());
  expect(calls.map(({ body }) => Object(body).file.name)).toEqual(['first.txt', 'second.txt']);
});

test('restores text left before the autosave delay', async () => {
  const thread = makeThread([], undefined);
  const { unmount } = await renderWithQueries(<Composer thread={thread} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Your message' }), { target: { value: 'Half a w' } });
  expect(hasUnsavedWork()).toBe(true);
  unmount();
  expect(await open([])).toHaveProperty('value', 'Half a w');
});

/** A server that accepts every message. */
function answerSending() {
  return mockApi({
    'POST /api/v1/messages/17': ({ body }) => {
      const { client_id, text, file } = Object(body);
      const files = file ? [{ path: 'messages/1', file_name: file.name, byte_size: file.size }] : [];
      return [201, { ...makeMessage(5), is_own: true, client_id, text, files }];
    },
  });
}

function choose(name: string): void {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('There is no way to choose a file');
  fireEvent.change(input, { target: { files: [new File(['words'], name)] } });
}

function sendBy(box: HTMLElement): void {
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
}

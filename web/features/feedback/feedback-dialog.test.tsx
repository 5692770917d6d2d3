// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderUi } from '#web/testing/render.tsx';
import { toasts } from '#web/ui/feedback/toast.ts';
import { FeedbackDialog, type FeedbackDraft } from './feedback-dialog.tsx';

const shownToasts = () => toasts.visibleToasts.map(({ content: { tone, text } }) => [tone, text]);
const description = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Description/ });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send feedback' }));

async function open(dropped: FeedbackDraft | null = null) {
  const onClose = vi.fn<(left: FeedbackDraft | null) => void>();
  await renderUi(<FeedbackDialog dropped={dropped} onClose={onClose} />);
  return onClose;
}

test('shows missing answers in a toast and at the fields', async () => {
  await open();
  submit();
  await waitFor(() => expect(shownToasts()).toEqual([['danger', 'Choose a feedback type and enter a description.']]));
  expect(screen.getAllByText('This field is required.').length).toBeGreaterThan(1);
});

test('submits the form with the page address and closes', async () => {
  const sent = mockApi({ 'POST /api/v1/feedback': () => [201, { status: 'success' }] });
  const onClose = await open({ feedback_type: 'Questions', description: 'Where is the map?' });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(description().value).toBe('Where is the map?');
  submit();
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(null));
  expect(sent).toHaveLength(1);
  expect(shownToasts()).toEqual([['ok', 'Thank you. We received your feedback.']]);
});

test('shows a failure and keeps the input', async () => {
  mockApi({ 'POST /api/v1/feedback': () => [500, { code: 'server_error' }] });
  const onClose = await open({ feedback_type: 'Others', description: 'Hello' });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  submit();
  await waitFor(() => expect(shownToasts()).toEqual([['danger', 'We couldn’t send your feedback. Try again.']]));
  expect(description().value).toBe('Hello');
  expect(onClose).not.toHaveBeenCalled();
});

test('blocks typed characters and reports pasted ones on submit', async () => {
  const sent = mockApi({});
  await open({ feedback_type: 'Others', description: 'see <b>' });
  expect(fireEvent.keyDown(description(), { key: '<' })).toBe(false);
  expect(fireEvent.keyDown(description(), { key: 'a' })).toBe(true);
  expect(screen.getByText('You can’t use < in this field.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  submit();
  await waitFor(() => expect(screen.getAllByText(/Remove these characters: < >/).length).toBeGreaterThan(0));
  expect(sent).toEqual([]);
});

test('passes the input to onClose, or null for an empty form', async () => {
  const onClose = await open();
  fireEvent.change(description(), { target: { value: 'half a thought' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledWith({ feedback_type: null, description: 'half a thought' });
});

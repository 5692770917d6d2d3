// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasUnsavedWork } from '#web/lib/unsaved-work.ts';
import { renderUi } from '#web/testing/render.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { SaveState } from './save-state.tsx';
import { type PrivatePlace, usePrivateDraft } from './use-private-draft.ts';

const place = { keep: vi.fn<PrivatePlace['keep']>(), drop: vi.fn<PrivatePlace['drop']>() };

function WordsForm({ kept = '' }: { readonly kept?: string }) {
  const [words, setWords] = useState(kept);
  const draft = usePrivateDraft(words === '' ? null : { words }, kept === '' ? null : { words: kept }, place);
  return (
    <>
      <TextField label="What would help" value={words} onChange={setWords} />
      <SaveState draft={draft} />
      <button type="button" onClick={draft.close}>
        Close
      </button>
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  place.keep.mockReset().mockResolvedValue(undefined);
  place.drop.mockReset().mockResolvedValue(undefined);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('words are kept after a pause, with the account and never on the device', async () => {
  await renderUi(<WordsForm />);
  type('Two short');
  type('Two short breaks');
  expect(hasUnsavedWork()).toBe(true);
  await pass(1000);
  expect(place.keep.mock.calls).toEqual([[{ words: 'Two short breaks' }]]);
  expect(screen.getByText(/^Draft saved/)).toBeTruthy();
  expect(JSON.stringify(localStorage)).not.toContain('breaks');
});

test('what was kept before is not kept again, and emptied words leave no draft', async () => {
  await renderUi(<WordsForm kept="Breaks" />);
  await pass(2000);
  expect(place.keep).not.toHaveBeenCalled();
  type('');
  await pass(1000);
  expect(place.drop).toHaveBeenCalledOnce();
});

test('words that cannot be kept say so, hold the page, and are tried again', async () => {
  place.keep.mockRejectedValueOnce(new Error('offline'));
  await renderUi(<WordsForm />);
  type('Breaks');
  await pass(1000);
  expect(screen.getByText('This draft isn’t saved. Copy your text before you leave.')).toBeTruthy();
  expect(leave().defaultPrevented).toBe(true);
  await pass(5000);
  expect(place.keep).toHaveBeenCalledTimes(2);
  expect(leave().defaultPrevented).toBe(false);
});

test('leaving within the pause keeps the last words, a closed form keeps none', async () => {
  const left = await renderUi(<WordsForm />);
  type('Bre');
  left.unmount();
  await pass(0);
  expect(place.keep.mock.calls).toEqual([[{ words: 'Bre' }]]);
  const closed = await renderUi(<WordsForm />);
  type('Breaks');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  closed.unmount();
  await pass(2000);
  expect(place.keep).toHaveBeenCalledOnce();
  expect(place.drop).toHaveBeenCalledOnce();
});

function type(words: string): void {
  fireEvent.change(screen.getByLabelText('What would help'), { target: { value: words } });
}

function pass(ms: number): Promise<void> {
  return act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
}

function leave(): Event {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event;
}

// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasUnsavedWork } from '#web/lib/input/unsaved-work.ts';
import { renderUi } from '#web/testing/render.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { SaveState } from './save-state.tsx';
import { type PrivateDraftStore, usePrivateDraft } from './use-private-draft.ts';

const store = { save: vi.fn<PrivateDraftStore['save']>(), delete: vi.fn<PrivateDraftStore['delete']>() };

function HelpForm({ savedText = '' }: { readonly savedText?: string }) {
  const [text, setText] = useState(savedText);
  const draft = usePrivateDraft(text === '' ? null : { text }, savedText === '' ? null : { text: savedText }, store);
  return (
    <>
      <TextField label="What would help" value={text} onChange={setText} />
      <SaveState draft={draft} />
      <button type="button" onClick={draft.close}>
        Close
      </button>
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  store.save.mockReset().mockResolvedValue(undefined);
  store.delete.mockReset().mockResolvedValue(undefined);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('usePrivateDraft', () => {
  it('saves text to the account after the save delay, and not to the device', async () => {
    await renderUi(<HelpForm />);
    type('Two short');
    type('Two short breaks');
    expect(hasUnsavedWork()).toBe(true);
    await advance(1000);
    expect(store.save.mock.calls).toEqual([[{ text: 'Two short breaks' }]]);
    expect(screen.getByText(/^Draft saved/)).toBeTruthy();
    expect(JSON.stringify(localStorage)).not.toContain('breaks');
  });

  it('does not save an unchanged draft, and deletes the draft when the text is cleared', async () => {
    await renderUi(<HelpForm savedText="Breaks" />);
    await advance(2000);
    expect(store.save).not.toHaveBeenCalled();
    type('');
    await advance(1000);
    expect(store.delete).toHaveBeenCalledOnce();
  });

  it('a failed save -> shows a warning, confirms leaving the page, and retries', async () => {
    store.save.mockRejectedValueOnce(new Error('offline'));
    await renderUi(<HelpForm />);
    type('Breaks');
    await advance(1000);
    expect(screen.getByText('This draft isn’t saved. Copy your text before you leave.')).toBeTruthy();
    expect(dispatchBeforeUnload().defaultPrevented).toBe(true);
    await advance(5000);
    expect(store.save).toHaveBeenCalledTimes(2);
    expect(dispatchBeforeUnload().defaultPrevented).toBe(false);
  });

  it('unmounting before the save delay saves the text; closing the form deletes the draft', async () => {
    const left = await renderUi(<HelpForm />);
    type('Bre');
    left.unmount();
    await advance(0);
    expect(store.save.mock.calls).toEqual([[{ text: 'Bre' }]]);
    const closed = await renderUi(<HelpForm />);
    type('Breaks');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    closed.unmount();
    await advance(2000);
    expect(store.save).toHaveBeenCalledOnce();
    expect(store.delete).toHaveBeenCalledOnce();
  });
});

function type(text: string): void {
  fireEvent.change(screen.getByLabelText('What would help'), { target: { value: text } });
}

function advance(ms: number): Promise<void> {
  return act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
}

function dispatchBeforeUnload(): Event {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event;
}

import { useEffect, useRef, useState } from 'react';
import { useUnsavedWork } from '#web/lib/input/unsaved-work.ts';
import { createQueue } from '#web/lib/queue.ts';
import { getOwnerId, useSession } from '#web/lib/session.ts';
import { useDelay } from '#web/lib/spec-timer.ts';
import type { Draft } from './use-draft.ts';
import { useSaveOnLeave } from './use-save-on-leave.ts';

type Answers = Readonly<Record<string, string | string[]>>;

/** Stores a draft that must not stay on the device. Must be the same object while the form is mounted. */
export interface PrivateDraftStore {
  readonly save: (answers: Answers) => Promise<unknown>;
  readonly delete: () => Promise<unknown>;
}

export interface PrivateDraft extends Pick<Draft, 'state' | 'savedAt'> {
  /** Deletes the draft when the form closes: after submission, or when it is abandoned. */
  readonly close: () => void;
}

/** Milliseconds without changes before a draft is saved. */
const saveDelayMs = 1000;
const retryDelayMs = 5000;

/**
 * Saves answers about working needs to the account while they are typed, and never to the device.
 * `savedAnswers` is the existing draft. `answers` is null if there is nothing to save.
 */
export function usePrivateDraft(
  answers: Answers | null,
  savedAnswers: Answers | null,
  store: PrivateDraftStore,
): PrivateDraft {
  const [owner] = useState(() => getOwnerId(useSession.getState()));
  const [saved, setSaved] = useState<{ text: string; at: Date } | null>(null);
  const [failures, setFailures] = useState(0);
  const [queue] = useState(createQueue);
  const text = serialize(answers);
  const isPending = text !== (saved ?? { text: serialize(savedAnswers) }).text;
  // Sends one request at a time, so that the latest answers are saved last.
  const enqueue = (request: () => Promise<unknown>, requestText: string) => {
    queue(request).then(
      () => {
        setSaved({ text: requestText, at: new Date() });
        setFailures(0);
      },
      () => setFailures((count) => count + 1),
    );
  };
  const isClosed = useRef(false);
  const save = () => {
    if (!isClosed.current) enqueue(() => (answers === null ? store.delete() : store.save(answers)), text);
  };
  useDelay(failures > 0 ? retryDelayMs : saveDelayMs, save, { isActive: isPending, restartOn: `${failures} ${text}` });
  useSaveOnLeave(isPending, owner, save);
  useUnsavedWork(answers !== null);
  useConfirmLeave(isPending && failures > 0);
  const close = () => {
    isClosed.current = true;
    enqueue(store.delete, text);
  };
  const state = isPending ? (failures > 0 ? 'failed' : 'saving') : answers === null ? 'none' : 'saved';
  return { state, savedAt: saved?.at ?? null, close };
}

/** Serializes the answers independently of field order. */
function serialize(answers: Answers | null): string {
  return answers === null ? '' : JSON.stringify(Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Lets the browser confirm leaving while answers could not be saved. */
function useConfirmLeave(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isEnabled]);
}

import { useEffect, useRef, useState } from 'react';
import { ownerOf, useSession } from '#web/lib/session.ts';
import { useDelay } from '#web/lib/spec-timer.ts';
import { useUnsavedWork } from '#web/lib/unsaved-work.ts';
import type { Draft } from './use-draft.ts';
import { useKeepOnLeave } from './use-keep-on-leave.ts';

type Answers = Readonly<Record<string, string | string[]>>;

/** Where a draft is kept that may not stay on the device. It is the same object as long as the form lives. */
export interface PrivatePlace {
  readonly keep: (answers: Answers) => Promise<unknown>;
  readonly drop: () => Promise<unknown>;
}

export interface PrivateDraft extends Pick<Draft, 'state' | 'savedAt'> {
  /** Forgets the draft as the form goes away: after sending, or because it was given up. */
  readonly close: () => void;
}

/** Milliseconds of quiet after which a draft is kept, and after which it is tried again. */
const pause = 1000;
const again = 5000;

/**
 * Keeps answers about one's needs with the account while they are typed; nothing of them stays on the device.
 * `kept` is what was there before; null as answers says that there is nothing to keep.
 */
export function usePrivateDraft(answers: Answers | null, kept: Answers | null, place: PrivatePlace): PrivateDraft {
  const [owner] = useState(() => ownerOf(useSession.getState()));
  const [known, setKnown] = useState<{ text: string; at: Date } | null>(null);
  const [failures, setFailures] = useState(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const text = textOf(answers);
  const isPending = text !== (known ?? { text: textOf(kept) }).text;
  // One request after the other, the last words last.
  const inTurn = (work: () => Promise<unknown>, done: string) => {
    last.current = last.current.then(work).then(
      () => {
        setKnown({ text: done, at: new Date() });
        setFailures(0);
      },
      () => setFailures((count) => count + 1),
    );
  };
  const isClosed = useRef(false);
  const keep = () => {
    if (!isClosed.current) inTurn(() => (answers === null ? place.drop() : place.keep(answers)), text);
  };
  useDelay(failures > 0 ? again : pause, keep, { active: isPending, restartOn: `${failures} ${text}` });
  useKeepOnLeave(isPending, owner, keep);
  useUnsavedWork(answers !== null);
  useAskBeforeLeaving(isPending && failures > 0);
  const close = () => {
    isClosed.current = true;
    inTurn(place.drop, text);
  };
  const state = isPending ? (failures > 0 ? 'failed' : 'saving') : answers === null ? 'none' : 'saved';
  return { state, savedAt: known?.at ?? null, close };
}

/** The same answers are the same text, in whatever order their fields come. */
function textOf(answers: Answers | null): string {
  return answers === null ? '' : JSON.stringify(Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What could not be kept anywhere would go with the page: the browser asks before it does. */
function useAskBeforeLeaving(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
}

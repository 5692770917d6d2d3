import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from '#web/lib/drafts.ts';
import { ownerOf, useSession } from '#web/lib/session.ts';
import { useDelay } from '#web/lib/spec-timer.ts';

/** Milliseconds of quiet after which a draft is kept. */
const pause = 1000;

export interface Draft {
  readonly state: 'none' | 'saving' | 'saved' | 'failed';
  readonly savedAt: Date | null;
  /** Answers from an earlier visit are in the form. */
  readonly wasRestored: boolean;
  /** Keeps the answers now: before leading on to the next part. */
  readonly keep: () => void;
  /** Forgets the draft: after sending, or to start again. */
  readonly drop: () => void;
}

/**
 * Keeps the answers of a form on this device while they are typed, and brings them back on the next visit.
 * `name` must be the same for the same form and thing: `apply:17`. Never for adjustments or disclosures, nor passwords.
 */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string,
): Draft {
  // Whoever began it: a session that runs out meanwhile does not hand the answers to the next person.
  const [owner] = useState(() => ownerOf(useSession.getState()));
  const [state, setState] = useState<Draft['state']>('none');
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [wasRestored, setRestored] = useState(false);
  const [changes, setChanges] = useState(0);
  const { reset, getValues, watch } = form;
  useEffect(() => {
    const kept = readDraft(owner, name);
    if (typeof kept !== 'object' || kept === null) return;
    reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
    setRestored(true);
  }, [owner, name, reset, getValues]);
  useEffect(() => {
    const watching = watch((_values, { type }) => {
      if (type !== 'change') return;
      setState('saving');
      setChanges((count) => count + 1);
    });
    return () => watching.unsubscribe();
  }, [watch]);
  const keep = useCallback(() => {
    setState(keepDraft(owner, name, getValues()) ? 'saved' : 'failed');
    setSavedAt(new Date());
  }, [owner, name, getValues]);
  useDelay(pause, keep, { active: state === 'saving', restartOn: changes });
  useKeepOnLeave(state === 'saving', owner, keep);
  const drop = useCallback(() => {
    dropDraft(owner, name);
    setState('none');
    setRestored(false);
  }, [owner, name]);
  return { state, savedAt, wasRestored, keep, drop };
}

/** Closing, reloading or leaving the page within the pause must not lose the last words. */
function useKeepOnLeave(isPending: boolean, owner: number | null, keep: () => void): void {
  const last = useRef({ isPending, keep });
  useEffect(() => {
    last.current = { isPending, keep };
  });
  useEffect(
    () => () => {
      // After logging out the drafts are wiped, and stay so.
      if (last.current.isPending && ownerOf(useSession.getState()) === owner) last.current.keep();
    },
    [owner],
  );
  useEffect(() => {
    if (!isPending) return;
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
    };
  }, [isPending, keep]);
}

import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from '#web/lib/drafts.ts';
import { ownerOf, useSession } from '#web/lib/session.ts';
import { useDelay } from '#web/lib/spec-timer.ts';
import { useKeepOnLeave } from './use-keep-on-leave.ts';

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

/** A second place for a draft, where the person's other devices find it. It is the same object as long as the form lives. */
export interface DraftElsewhere {
  /** What was kept there when the form was opened. */
  readonly kept: { readonly answers: unknown; readonly at: string } | null;
  /** Keeps the answers there. The moment at which they were, or null when they could not be: they stay on this device. */
  readonly keep: (answers: unknown) => Promise<string | null>;
  readonly drop: () => void;
}

/**
 * Keeps the answers of a form on this device while they are typed, and brings them back on the next visit.
 * `name` must be the same for the same form and thing: `apply:17`. Never for adjustments or disclosures, nor passwords.
 */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string,
  elsewhere?: DraftElsewhere,
): Draft {
  // Whoever began it: a session that runs out meanwhile does not hand the answers to the next person.
  const [owner] = useState(() => ownerOf(useSession.getState()));
  const [state, setState] = useState<Draft['state']>('none');
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [wasRestored, setRestored] = useState(false);
  const [changes, setChanges] = useState(0);
  const { reset, getValues, watch } = form;
  useEffect(() => {
    const kept = latestDraft(owner, name, elsewhere);
    if (typeof kept !== 'object' || kept === null) return;
    reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
    setRestored(true);
  }, [owner, name, elsewhere, reset, getValues]);
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
    if (elsewhere) void keepElsewhere(owner, name, structuredClone(getValues()), elsewhere);
  }, [owner, name, elsewhere, getValues]);
  useDelay(pause, keep, { active: state === 'saving', restartOn: changes });
  useKeepOnLeave(state === 'saving', owner, keep);
  const drop = useCallback(() => {
    dropDraft(owner, name);
    dropDraft(owner, keptMark(name));
    elsewhere?.drop();
    setState('none');
    setRestored(false);
  }, [owner, name, elsewhere]);
  return { state, savedAt, wasRestored, keep, drop };
}

/** Under which this device knows that its draft is elsewhere too, and since when. */
function keptMark(name: string): string {
  return `${name}:kept`;
}

/** What this device alone has comes first, for nobody else knows of it; else whatever was kept last. */
function latestDraft(owner: number | null, name: string, elsewhere: DraftElsewhere | undefined): unknown {
  const own = readDraft(owner, name);
  const other = elsewhere?.kept ?? null;
  if (other === null) return own;
  const ownSince = readDraft(owner, keptMark(name));
  const isOlder = typeof ownSince === 'string' && ownSince < other.at;
  return own === null || isOlder ? other.answers : own;
}

async function keepElsewhere(
  owner: number | null,
  name: string,
  answers: unknown,
  elsewhere: DraftElsewhere,
): Promise<void> {
  dropDraft(owner, keptMark(name));
  const at = await elsewhere.keep(answers);
  const isStillSo = JSON.stringify(readDraft(owner, name)) === JSON.stringify(answers);
  if (at !== null && isStillSo) keepDraft(owner, keptMark(name), at);
}

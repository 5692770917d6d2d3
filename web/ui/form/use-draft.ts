import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { deleteDraft, loadDraft, saveDraft } from '#web/lib/input/drafts.ts';
import { getOwnerId, useSession } from '#web/lib/session.ts';
import { useDelay } from '#web/lib/spec-timer.ts';
import { useSaveOnLeave } from './use-save-on-leave.ts';

/** Milliseconds without changes before a draft is saved. */
const saveDelayMs = 1000;

export interface Draft {
  readonly state: 'none' | 'saving' | 'saved' | 'failed';
  readonly savedAt: Date | null;
  /** The form contains answers from an earlier visit. */
  readonly wasRestored: boolean;
  /** Saves the answers now, such as before going to the next part. */
  readonly save: () => void;
  /** Deletes the draft: after submission, or to start over. */
  readonly discard: () => void;
}

/** Stores a draft on the server, for the person's other devices. Must be the same object while the form is mounted. */
export interface RemoteDraft {
  /** The draft on the server when the form was opened. */
  readonly savedDraft: { readonly answers: unknown; readonly at: string } | null;
  /** Saves the answers. Resolves to the time of saving, or null on failure; the local draft remains either way. */
  readonly save: (answers: unknown) => Promise<string | null>;
  readonly discard: () => void;
}

/**
 * Saves the answers of a form in local storage while they are typed, and restores them on the next visit.
 * `name` identifies the form and its subject: `apply:17`. Not for accommodations, disclosures or passwords.
 */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string,
  remote?: RemoteDraft,
): Draft {
  // The person who opened the form: after the session expires, the answers must not go to the next person.
  const [owner] = useState(() => getOwnerId(useSession.getState()));
  const [state, setState] = useState<Draft['state']>('none');
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [wasRestored, setRestored] = useState(false);
  const [changes, setChanges] = useState(0);
  const { reset, getValues, watch } = form;
  useEffect(() => {
    const draft = findLatestDraft(owner, name, remote);
    if (typeof draft !== 'object' || draft === null) return;
    reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
    setRestored(true);
  }, [owner, name, remote, reset, getValues]);
  useEffect(() => {
    const subscription = watch((_values, { name: field }) => {
      // Not of a field: the form was reset.
      if (field === undefined) return;
      setState('saving');
      setChanges((count) => count + 1);
    });
    return () => subscription.unsubscribe();
  }, [watch]);
  const save = useCallback(() => {
    setState(saveDraft(owner, name, getValues()) ? 'saved' : 'failed');
    setSavedAt(new Date());
    if (remote) void saveRemotely(owner, name, structuredClone(getValues()), remote);
  }, [owner, name, remote, getValues]);
  useDelay(saveDelayMs, save, { isActive: state === 'saving', restartOn: changes });
  useSaveOnLeave(state === 'saving', owner, save);
  const discard = useCallback(() => {
    deleteDraft(owner, name);
    deleteDraft(owner, syncedAtKey(name));
    remote?.discard();
    setState('none');
    setRestored(false);
  }, [owner, name, remote]);
  return { state, savedAt, wasRestored, save, discard };
}

/** Storage key for the time at which this local draft was saved to the server. */
function syncedAtKey(name: string): string {
  return `${name}:kept`;
}

/** Prefers a local draft that was not saved to the server; otherwise the more recent of the two. */
function findLatestDraft(owner: number | null, name: string, remote: RemoteDraft | undefined): unknown {
  const local = loadDraft(owner, name);
  const remoteDraft = remote?.savedDraft ?? null;
  if (remoteDraft === null) return local;
  const syncedAt = loadDraft(owner, syncedAtKey(name));
  const isOlder = typeof syncedAt === 'string' && syncedAt < remoteDraft.at;
  return local === null || isOlder ? remoteDraft.answers : local;
}

async function saveRemotely(owner: number | null, name: string, answers: unknown, remote: RemoteDraft): Promise<void> {
  deleteDraft(owner, syncedAtKey(name));
  const at = await remote.save(answers);
  const isUnchanged = JSON.stringify(loadDraft(owner, name)) === JSON.stringify(answers);
  if (at !== null && isUnchanged) saveDraft(owner, syncedAtKey(name), at);
}

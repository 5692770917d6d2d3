import { useEffect, useRef, useState } from 'react';
import { type Message, normalizeLineBreaks } from '#domain/features/messages/contract.ts';
import { deleteDraft, loadDraft, saveDraft } from '#web/lib/input/drafts.ts';
import { useUnsavedWork } from '#web/lib/input/unsaved-work.ts';
import { getOwnerId, useSession } from '#web/lib/session.ts';
import { useDelay } from '#web/lib/spec-timer.ts';
import type { Draft } from '#web/ui/form/use-draft.ts';
import { useSaveOnLeave } from '#web/ui/form/use-save-on-leave.ts';

/** Autosave delay of the draft, in milliseconds. */
const pause = 1000;

interface Written {
  readonly id: number;
  /** The client id, unchanged until sent, so that a retry is the same message. */
  readonly client_id: string;
  readonly text: string;
  readonly files: readonly File[];
}

export interface MessageDraft extends Pick<Draft, 'state' | 'savedAt'> {
  readonly message: Written;
  /** Whether an empty message was submitted. */
  readonly isMissing: boolean;
  readonly setText: (text: string) => void;
  readonly setFiles: (files: readonly File[]) => void;
  /** Returns false if there is nothing to send; otherwise the files are taken. */
  readonly beginSending: () => boolean;
}

/**
 * A message draft. Its text survives a reload, an expired session, and a lost connection; files must be chosen again.
 * Once it is among the `known` messages, a new draft starts.
 */
export function useMessageDraft(id: number, known: readonly Message[]): MessageDraft {
  // The author: after an expired session the draft is not passed to another user.
  const [owner] = useState(() => getOwnerId(useSession.getState()));
  const name = `message:${id}`;
  const [message, setMessage] = useState<Written>(() => ({ ...emptyMessage(id), ...getStart(loadDraft(owner, name)) }));
  const { state, savedAt, setState } = useKeeping(owner, name, message);
  const [isMissing, setMissing] = useState(false);
  const { text, client_id } = message;
  const handedOut = useRef<ReadonlySet<File>>(new Set());
  const isEmpty = text.trim() === '' && message.files.length === 0;
  useUnsavedWork(!isEmpty);
  const standing = known.find((other) => other.is_own && other.client_id === client_id);
  useEffect(() => {
    if (!standing) return;
    deleteDraft(owner, name);
    // Changes after sending belong to a new message.
    const rest = normalizeLineBreaks(text).trim() === standing.text ? '' : text;
    const isOut = (file: File) =>
      handedOut.current.has(file) && standing.files.some(({ byte_size }) => byte_size === file.size);
    setMessage(({ files }) => ({ ...emptyMessage(id), text: rest, files: files.filter((file) => !isOut(file)) }));
    setState(rest === '' ? 'none' : 'saving');
    setMissing(false);
  }, [standing, text, id, owner, name, setState]);
  return {
    message,
    state,
    savedAt,
    isMissing: isMissing && isEmpty,
    setText: (next) => {
      setMessage((now) => ({ ...now, text: next }));
      setState('saving');
    },
    setFiles: (files) => setMessage((now) => ({ ...now, files })),
    beginSending: () => {
      setMissing(isEmpty);
      handedOut.current = new Set(message.files);
      return !isEmpty;
    },
  };
}

/** Saves the draft on this device. */
function useKeeping(owner: number | null, name: string, { text, client_id }: Written) {
  const [state, setState] = useState<Draft['state']>('none');
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const saveText = () => {
    if (text === '') deleteDraft(owner, name);
    setState(text === '' ? 'none' : saveDraft(owner, name, { text, client_id }) ? 'saved' : 'failed');
    setSavedAt(new Date());
  };
  useDelay(pause, saveText, { isActive: state === 'saving', restartOn: text });
  useSaveOnLeave(state === 'saving', owner, saveText);
  return { state, savedAt, setState };
}

function emptyMessage(id: number): Written {
  return { id, client_id: crypto.randomUUID(), text: '', files: [] };
}

function getStart(kept: unknown): Partial<Written> {
  const { text, client_id } = Object(kept);
  return {
    ...(typeof text === 'string' && { text }),
    ...(typeof client_id === 'string' && { client_id }),
  };
}

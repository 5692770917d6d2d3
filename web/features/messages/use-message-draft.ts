import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#web/lib/drafts.ts';
import { useSession } from '#web/lib/session.ts';
import { useDelay } from '#web/lib/spec-timer.ts';
import type { Draft } from '#web/ui/form/use-draft.ts';

/** Milliseconds of quiet after which the words are kept on this device. */
const pause = 1000;

interface Written {
  readonly id: number;
  /** Stays the same until the message has been sent: a second try is the same message. */
  readonly client_id: string;
  readonly text: string;
  readonly files: readonly File[];
}

export interface MessageDraft extends Pick<Draft, 'state' | 'savedAt'> {
  readonly message: Written;
  readonly isEmpty: boolean;
  /** Somebody tried to send nothing. */
  readonly isMissing: boolean;
  readonly setText: (text: string) => void;
  readonly setFiles: (files: readonly File[]) => void;
  readonly check: () => void;
  /** After sending. */
  readonly clear: () => void;
}

/** A message being written. Its words outlive a reload, an expired session and a lost connection; files are chosen anew. */
export function useMessageDraft(id: number): MessageDraft {
  const owner = useSession((session) => session.user.user_id);
  const name = `message:${id}`;
  const [message, setMessage] = useState<Written>(() => ({ id, files: [], ...startOf(readDraft(owner, name)) }));
  const [state, setState] = useState<Draft['state']>('none');
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { text, client_id } = message;
  const isEmpty = text.trim() === '' && message.files.length === 0;
  const keep = () => {
    if (text === '') dropDraft(owner, name);
    setState(text === '' ? 'none' : keepDraft(owner, name, { text, client_id }) ? 'saved' : 'failed');
    setSavedAt(new Date());
  };
  useDelay(pause, keep, { active: state === 'saving', restartOn: text });
  useKeepOnLeave(state === 'saving', keep);
  return {
    message,
    state,
    savedAt,
    isEmpty,
    isMissing: isMissing && isEmpty,
    setText: (next) => {
      setMessage((now) => ({ ...now, text: next }));
      setState('saving');
    },
    setFiles: (files) => setMessage((now) => ({ ...now, files })),
    check: () => setMissing(isEmpty),
    clear: () => {
      dropDraft(owner, name);
      setMessage({ id, client_id: crypto.randomUUID(), text: '', files: [] });
      setState('none');
      setMissing(false);
    },
  };
}

function startOf(kept: unknown): Pick<Written, 'text' | 'client_id'> {
  const { text, client_id: clientId } = Object(kept);
  return {
    text: typeof text === 'string' ? text : '',
    client_id: typeof clientId === 'string' ? clientId : crypto.randomUUID(),
  };
}

/** Leaving the page or the conversation within the pause must not lose the last words. */
function useKeepOnLeave(isPending: boolean, keep: () => void): void {
  useEffect(() => {
    if (!isPending) return;
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [isPending, keep]);
}

import { useEffect, useState } from 'react';
import { type Message, withPlainBreaks } from '#domain/features/messages/contract.ts';
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
}

/**
 * A message being written. Its words outlive a reload, an expired session and a lost connection; files are chosen anew.
 * Once it stands among the messages that are `known`, the next one is begun.
 */
export function useMessageDraft(id: number, known: readonly Message[]): MessageDraft {
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
  const standing = known.find((other) => other.is_own && other.client_id === client_id);
  useEffect(() => {
    if (!standing) return;
    dropDraft(owner, name);
    // What was changed after it was sent is a message of its own.
    const rest = withPlainBreaks(text).trim() === standing.text ? '' : text;
    setMessage({ id, client_id: crypto.randomUUID(), text: rest, files: [] });
    setState(rest === '' ? 'none' : 'saving');
    setMissing(false);
  }, [standing, text, id, owner, name]);
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

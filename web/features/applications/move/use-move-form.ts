import { useRef, useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { moveSummary } from './move-texts.ts';
import { type Outcome, type RequestedMove, splitByMove, useMoves } from './moving.ts';

interface Ends {
  readonly onClose: () => void;
  readonly onMoved: (outcomes: readonly Outcome[]) => void;
}

/** The form of the move dialog. A single failure shows in the dialog; bulk results show one by one. */
export function useMoveForm(wanted: RequestedMove, { onClose, onMoved }: Ends) {
  const t = useT();
  const announce = useAnnounce();
  const { run, done, isRunning } = useMoves();
  const [note, setNote] = useState('');
  const [message, setMessage] = useState('');
  const [isMessageMissing, setMissing] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const messageRef = useRef<HTMLTextAreaElement>(null);
  const { can } = splitByMove(wanted);
  const send = async () => {
    const isMissing = wanted.to === 'rejected' && message.trim() === '';
    setMissing(isMissing);
    if (isMissing) {
      messageRef.current?.focus();
      return;
    }
    const outcomes = await run({ ...wanted, cards: can }, { note, message });
    const [only] = outcomes;
    if (wanted.cards.length === 1 && only?.error) {
      setRefused(only.error);
      return;
    }
    announce(moveSummary(t, wanted.to, outcomes));
    onMoved(outcomes);
    onClose();
  };
  const write = (text: string) => {
    setMessage(text);
    setMissing(false);
  };
  return {
    note,
    setNote,
    message,
    setMessage: write,
    messageRef,
    isMessageMissing,
    refused,
    done,
    isRunning,
    send: () => void send(),
  };
}

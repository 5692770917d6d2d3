import { useEffect, useRef, useState } from 'react';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { moveSummary } from './move-texts.ts';
import { type MoveSplit, type Outcome, type RequestedMove, useMoves } from './moving.ts';

interface Ends {
  readonly onClose: () => void;
  readonly onMoved: (outcomes: readonly Outcome[]) => void;
}

/** The form of the move dialog. A single failure shows in the dialog; bulk results show one by one. */
export function useMoveForm(wanted: RequestedMove, { can }: MoveSplit, { onClose, onMoved }: Ends) {
  const t = useT();
  const announce = useAnnounce();
  const { run, done, isRunning } = useMoves();
  const texts = useMoveTexts(wanted.to);
  const [refused, setRefused] = useState<unknown>(null);
  const send = async () => {
    if (!texts.check()) return;
    const { note, message } = texts;
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
  return { ...texts, refused, done, isRunning, send: () => void send() };
}

/** The team note and the message. A rejection needs its message, so that tab opens first. */
function useMoveTexts(to: ApplicationStatus) {
  const [note, setNote] = useState('');
  const [message, setMessage] = useState('');
  const [isMessageMissing, setMissing] = useState(false);
  const [tab, setTab] = useState<'note' | 'message'>(to === 'rejected' ? 'message' : 'note');
  const messageRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isMessageMissing && tab === 'message') messageRef.current?.focus();
  }, [isMessageMissing, tab]);
  const check = () => {
    const isMissing = to === 'rejected' && message.trim() === '';
    setMissing(isMissing);
    if (isMissing) {
      setTab('message');
      messageRef.current?.focus();
    }
    return !isMissing;
  };
  const write = (text: string) => {
    setMessage(text);
    setMissing(false);
  };
  return { note, setNote, message, setMessage: write, messageRef, isMessageMissing, tab, setTab, check };
}

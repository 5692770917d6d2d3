import { translate, useT } from '#web/lib/texts/i18n.ts';
import type { SentMessages } from './message-dialog.tsx';
import { ResultNote } from './result-note.tsx';

interface SentNoteProps {
  readonly sent: SentMessages;
  readonly onClose: () => void;
}

/** How many applicants got a message, and who didn't. */
export function SentNote({ sent: { sentCount, failed }, onClose }: SentNoteProps) {
  const t = useT();
  const failures = failed.map(({ card, error }) => ({
    id: card.id,
    text: t('applicants.message.failed', { name: card.seeker.name }),
    reason: translate(`errors.codes.${error}`),
  }));
  return (
    <ResultNote title={t('applicants.message.sent', { count: sentCount })} failures={failures} onClose={onClose} />
  );
}

import { translate, useT } from '#web/lib/texts/i18n.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import type { SentMessages } from './message-dialog.tsx';

interface SentNoteProps {
  readonly sent: SentMessages;
  readonly onClose: () => void;
}

/** How many applicants got a message, and who didn't. */
export function SentNote({ sent: { sentCount, failed }, onClose }: SentNoteProps) {
  const t = useT();
  return (
    <Banner
      tone={failed.length > 0 ? 'warn' : 'ok'}
      title={t('applicants.message.sent', { count: sentCount })}
      onClose={onClose}
    >
      {failed.length > 0 && (
        <ul>
          {failed.map(({ card, error }) => (
            <li key={card.id}>
              <strong>{t('applicants.message.failed', { name: card.seeker.name })}</strong>{' '}
              {translate(`errors.codes.${error}`)}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

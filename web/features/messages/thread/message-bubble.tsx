import { Check, CheckCheck, FileText } from 'lucide-react';
import type { Message } from '#domain/features/messages/contract.ts';
import { downloadFile } from '#web/features/files/queries.ts';
import { formatTime } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './message-bubble.module.css';

interface MessageBubbleProps {
  readonly message: Message;
  /** Shown with the user's last message. */
  readonly state: 'sent' | 'read' | null;
}

/** A message with its author, recipient, time, and files. */
export function MessageBubble({ message, state }: MessageBubbleProps) {
  const t = useT();
  const { side, name, is_own: isOwn, text, at, files } = message;
  // Files of a masked applicant have no path.
  const visibleFiles = files.filter(({ path }) => path !== '');
  const State = state === 'read' ? CheckCheck : Check;
  return (
    <div className={css.bubble} data-own={isOwn}>
      <p className={css.who}>{isOwn ? t('messages.you') : t(`messages.from.${side}`, { name })}</p>
      {text && <p className={css.text}>{text}</p>}
      {visibleFiles.map((file) => (
        <Button key={file.path} icon={FileText} onPress={() => void downloadFile(file)}>
          {t('messages.download', { name: file.file_name, size: getSize(file.byte_size) })}
        </Button>
      ))}
      {visibleFiles.length < files.length && (
        <p>{t('messages.hiddenFiles', { count: files.length - visibleFiles.length })}</p>
      )}
      <p className={css.foot}>
        <time dateTime={at}>{formatTime(at)}</time>
        {state && (
          <span className={css.state}>
            <State size={16} aria-hidden />
            {t(`messages.${state}`)}
          </span>
        )}
      </p>
    </div>
  );
}

function getSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

import { formatChatTime } from '#web/features/chat/chat-times.ts';
import { useComfort } from '#web/lib/comfort.ts';
import { formatTime } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';

interface ChatTimeProps {
  readonly when: string;
  readonly className?: string | undefined;
}

/** The time in US Eastern, on request with the local time if that differs. */
export function ChatTime({ when, className }: ChatTimeProps) {
  const t = useT();
  const isBoth = useComfort(({ clock }) => clock === 'both');
  const eastern = formatChatTime(when);
  const isElsewhere = formatChatTime(when, null) !== eastern;
  return (
    <time className={className} dateTime={when}>
      {isBoth && isElsewhere ? t('chat.withLocalTime', { eastern, local: formatTime(when) }) : eastern}
    </time>
  );
}

import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useDelay } from '#web/lib/spec-timer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import css from './character-count.module.css';

interface CharacterCountProps {
  readonly text: string;
  readonly max: number;
}

/** Milliseconds without typing before the count is announced. */
const announceDelayMs = 1000;

/** The remaining characters: always visible; announced after a pause when 20 or fewer are left. */
export function CharacterCount({ text, max }: CharacterCountProps) {
  const t = useT();
  const announce = useAnnounce();
  const left = max - [...text].length;
  const [announced, setAnnounced] = useState(left);
  const message = left < 0 ? t('forms.charactersOver', { count: -left }) : t('forms.charactersLeft', { count: left });
  const isDue = left <= 20 && left !== announced;
  useDelay(
    announceDelayMs,
    () => {
      setAnnounced(left);
      announce(message);
    },
    { isActive: isDue, restartOn: left },
  );
  return (
    <div className={left <= 0 ? css.reached : css.count} aria-hidden>
      {left <= 0 && <CircleAlert size={16} />}
      {left === 0 ? t('forms.limitReached') : message}
    </div>
  );
}

import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { useDelay } from '#web/lib/spec-timer.ts';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import css from './character-count.module.css';

interface CharacterCountProps {
  readonly text: string;
  readonly max: number;
}

/** Milliseconds of quiet before the count is spoken. */
const pause = 1000;

/** What is left of the limit: always visible, spoken after a pause when it gets short. */
export function CharacterCount({ text, max }: CharacterCountProps) {
  const t = useT();
  const announce = useAnnounce();
  const left = max - [...text].length;
  const [spoken, setSpoken] = useState(left);
  const said = left < 0 ? t('forms.charactersOver', { count: -left }) : t('forms.charactersLeft', { count: left });
  const isDue = left <= 20 && left !== spoken;
  useDelay(
    pause,
    () => {
      setSpoken(left);
      announce(said);
    },
    { active: isDue, restartOn: left },
  );
  return (
    <div className={left <= 0 ? css.reached : css.count} aria-hidden>
      {left <= 0 && <CircleAlert size={16} />}
      {left === 0 ? t('forms.limitReached') : said}
    </div>
  );
}

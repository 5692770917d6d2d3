import { LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { useDelay } from '#web/lib/spec-timer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import css from './page-loading-note.module.css';

/** Milliseconds of loading before the note is shown. */
const noteDelayMs = 1000;

/** A note over the current page that the next page is loading. */
export function PageLoadingNote() {
  const t = useT();
  const [isLate, setLate] = useState(false);
  useDelay(noteDelayMs, () => {
    setLate(true);
    announce(t('shell.loadingPage'));
  });
  if (!isLate) return null;
  return (
    <p className={css.note}>
      <LoaderCircle size={20} aria-hidden />
      {t('shell.loadingPage')}
    </p>
  );
}

import { LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { useDelay } from '#web/lib/spec-timer.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import css from './page-loading-note.module.css';

/** Milliseconds that a page may take to load before anything says so. */
const quietMs = 1000;

/** Says that the next page is loading, over the page that is still on screen. */
export function PageLoadingNote() {
  const t = useT();
  const [isLate, setLate] = useState(false);
  useDelay(quietMs, () => {
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

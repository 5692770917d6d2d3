import { ComfortControls } from '#web/features/comfort/comfort-controls.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import css from './comfort-panel.module.css';

/** The comfort settings, opened from the top bar. */
export function ComfortPanel() {
  const t = useT();
  return (
    <div className={css.panel}>
      <h2 className={css.title}>{t('comfort.title')}</h2>
      <ComfortControls />
    </div>
  );
}

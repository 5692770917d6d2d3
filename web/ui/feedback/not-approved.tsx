import { Hourglass } from 'lucide-react';
import { useT } from '#web/lib/texts/i18n.ts';
import css from './state.module.css';

/** Not a failure: the page opens when the organization is approved. The notice above the page says what comes next. */
export function NotApproved() {
  const t = useT();
  return (
    <div className={css.state} role="status">
      <Hourglass size={48} strokeWidth={1.25} aria-hidden className={css.icon} />
      <p className={css.title}>{t('common.states.notApproved')}</p>
      <p className={css.text}>{t('errors.codes.pending_approval')}</p>
    </div>
  );
}

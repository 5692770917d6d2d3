import { useT } from '#web/lib/i18n.ts';
import css from './skip-link.module.css';

export const mainId = 'main';

export function SkipLink() {
  const t = useT();
  return (
    <a href={`#${mainId}`} className={css.skip}>
      {t('shell.skip')}
    </a>
  );
}

import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import css from './skip-link.module.css';

export const mainId = 'main';

/** The heading of the results on the search pages. */
const resultsId = 'results';

export function SkipLink() {
  const t = useT();
  const { pathname } = useLocation();
  const hasResults = pathname === paths.search || pathname === paths.searchJobs;
  return (
    <>
      <a href={`#${mainId}`} className={css.skip}>
        {t('shell.skip')}
      </a>
      {hasResults && (
        <a href={`#${resultsId}`} className={css.skip}>
          {t('shell.skipToResults')}
        </a>
      )}
    </>
  );
}

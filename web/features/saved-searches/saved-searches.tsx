import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { savedSearches, useSavedSearchActions } from './queries.ts';
import { RemovedSearch, SavedSearchRow } from './saved-search-row.tsx';
import css from './saved-searches.module.css';

/** The saved searches with their new jobs and email frequency. */
export function SavedSearches({ empty }: { readonly empty: ReactElement }) {
  const t = useT();
  const { data, error, refetch } = useQuery(savedSearches());
  const { removed, setRemoved } = useRemoved();
  if (error && !data) {
    return <ErrorState error={error} title={t('savedSearches.searches.failed')} onRetry={() => void refetch()} />;
  }
  if (!data)
    return <Loading label={t('savedSearches.searches.loading')} skeleton={<Skeleton shape="card" count={2} />} />;
  if (data.searches.length === 0) return empty;
  const hasMail = data.searches.some(({ frequency }) => frequency !== 'never');
  return (
    <>
      {hasMail && data.mail !== 'on' && <NoMail isOff={data.mail === 'off'} />}
      <ul className={css.list}>
        {data.searches.map((search) => (
          <li key={search.id}>
            {removed.includes(search.id) ? (
              <RemovedSearch search={search} onBack={() => setRemoved(removed.filter((id) => id !== search.id))} />
            ) : (
              <SavedSearchRow search={search} onRemoved={() => setRemoved([...removed, search.id])} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Deleted searches stay in the list with Undo until the page is left. */
function useRemoved() {
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const { forget } = useSavedSearchActions();
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => forget(removed);
  });
  useEffect(() => () => leave.current(), []);
  return { removed, setRemoved };
}

function NoMail({ isOff }: { readonly isOff: boolean }) {
  const t = useT();
  return (
    <InlineNote tone="warn">
      {t(isOff ? 'savedSearches.searches.mailOff' : 'savedSearches.searches.unconfirmed')}{' '}
      {isOff && <Link href={paths.settingsPage('notifications')}>{t('savedSearches.searches.settings')}</Link>}
    </InlineNote>
  );
}

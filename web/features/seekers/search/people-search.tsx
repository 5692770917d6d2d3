import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Columns } from '#web/ui/layout/columns.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { FoundPeople } from './found-people.tsx';
import css from './people-search.module.css';
import { peopleSearches } from './people-search-queries.ts';
import { PeopleSearches } from './people-searches.tsx';
import { SavePeopleSearch } from './save-people-search.tsx';
import { SearchConditions } from './search-conditions.tsx';
import { usePeopleFilter } from './use-people-filter.ts';

interface PeopleSearchPageProps {
  /** Whose profiles the user can find, in one sentence. */
  readonly purpose: string;
  readonly actions: ComponentProps<typeof FoundPeople>['actions'];
}

/** Advanced search for job seekers: conditions, saved searches, and results. */
export function PeopleSearchParts({ purpose, actions }: PeopleSearchPageProps) {
  const t = useT();
  const used = usePeopleFilter();
  const { data: searches = [] } = useQuery(peopleSearches());
  const saved = searches.find(({ address }) => address === used.address);
  const searchName = saved?.name ?? '';
  useEffect(() => {
    useSession.setState(({ advanceSearchData }) => ({ advanceSearchData: { ...advanceSearchData, searchName } }));
  }, [searchName]);
  const canSave = Boolean(used.address) && !saved;
  return (
    <>
      <PageHeader
        title={t('seekers.advanced.title')}
        purpose={purpose}
        actions={canSave && used.address ? <SavePeopleSearch address={used.address} /> : null}
      />
      <Columns
        isWide
        filters={
          <div className={css.filters}>
            <PeopleSearches />
            <SearchConditions {...used} />
          </div>
        }
      >
        {saved && <p className={css.note}>{t('seekers.advanced.savedAs', { name: saved.name })}</p>}
        <FoundPeople {...used} actions={actions} />
      </Columns>
    </>
  );
}

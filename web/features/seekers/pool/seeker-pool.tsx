import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Download, SearchX, Users } from 'lucide-react';
import { maxTagLength } from '#domain/features/journal/contract.ts';
import { type SeekerCard, seekerSorts } from '#domain/features/seekers/pool.ts';
import { paths } from '#web/app/paths.ts';
import { parseChoice, useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { type RowActions, useSelection } from '#web/ui/table/use-selection.ts';
import { poolColumns } from './pool-columns.tsx';
import { downloadPool, type PoolFilter, seekerPool } from './pool-queries.ts';
import { PoolTools } from './pool-tools.tsx';
import css from './seeker-pool.module.css';

interface SeekerPoolProps {
  /** All job seekers of the tenant, or those of the user's organization. */
  readonly isWide: boolean;
  /** Actions for the selected people; null for roles that only read. */
  readonly actions: RowActions<SeekerCard> | null;
}

/** The job seekers in the user's scope, with filters in the address. */
export function SeekerPool({ isWide, actions }: SeekerPoolProps) {
  const t = useT();
  const { filter, change, clear } = usePoolFilter();
  const query = useInfiniteQuery(seekerPool(filter));
  const pages = query.data?.pages ?? [];
  const total = pages[0]?.total;
  const rows = pages.flatMap((page) => page.seekers);
  const selection = useSelection(rows, actions);
  return (
    <div className={css.list}>
      <div className={css.tools}>
        <PoolTools key={JSON.stringify(filter.skills)} filter={filter} onChange={change} />
      </div>
      <DataTable
        tableId="seekers"
        label={t('seekers.pool.list')}
        columns={poolColumns(t, { isWide })}
        rows={rows}
        row={{ id: ({ id }) => String(id), name: ({ name }) => name, href: ({ id }) => paths.seeker(id) }}
        status={query.status}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={<NoResults isFiltered={isFiltered(filter)} onClear={clear} />}
        total={total ?? undefined}
        selection={selection}
        buttons={<DownloadButton filter={filter} />}
        more={{
          hasMore: query.hasNextPage,
          isLoading: query.isFetchingNextPage,
          load: () => void loadNextPage(query),
        }}
      />
    </div>
  );
}

/** Downloads the list as it is filtered. */
function DownloadButton({ filter }: { readonly filter: PoolFilter }) {
  const t = useT();
  const download = useMutation({ mutationFn: () => downloadPool(filter) });
  return (
    <>
      {download.error && <InlineNote tone="danger">{translateError(download.error)}</InlineNote>}
      <Button variant="quiet" icon={Download} isPending={download.isPending} onPress={() => download.mutate()}>
        {t('seekers.pool.csv')}
      </Button>
    </>
  );
}

function usePoolFilter() {
  const { get, update } = useUrlFilters();
  const filter: PoolFilter = {
    query: get('words').slice(0, 100),
    skills: get('skills').split('|').filter(Boolean).slice(0, 10),
    place: get('place').slice(0, 120),
    tag: get('tag').slice(0, maxTagLength),
    sort: parseChoice(get('sort'), seekerSorts) ?? 'changed',
  };
  return { filter, change: update, clear: () => update({ words: null, skills: null, place: null, tag: null }) };
}

function isFiltered({ query, skills, place, tag }: PoolFilter): boolean {
  return query !== '' || skills.length > 0 || place !== '' || tag !== '';
}

interface NoResultsProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

function NoResults({ isFiltered: isNarrowed, onClear }: NoResultsProps) {
  const t = useT();
  if (!isNarrowed) {
    return (
      <EmptyState icon={Users} title={t('seekers.pool.empty.title')}>
        {t('seekers.pool.empty.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title={t('seekers.pool.empty.filtered')}
      action={<Button onPress={onClear}>{t('seekers.pool.empty.clear')}</Button>}
    >
      {t('seekers.pool.empty.filteredText')}
    </EmptyState>
  );
}

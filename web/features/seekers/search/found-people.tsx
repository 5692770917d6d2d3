import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX, Users } from 'lucide-react';
import { useEffect } from 'react';
import { listRowArcs } from '#domain/features/matching/score/match-arcs.ts';
import type { FoundPerson } from '#domain/features/seekers/search/contract.ts';
import { paths } from '#web/app/paths.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { useSession } from '#web/lib/session.ts';
import { formatList } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { MatchLabel } from '#web/ui/data/match/match-label.tsx';
import { MatchStrip } from '#web/ui/data/match/match-strip.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { TwoLines } from '#web/ui/table/two-lines.tsx';
import { type RowActions, useSelection } from '#web/ui/table/use-selection.ts';
import css from './people-search.module.css';
import { foundPeople } from './people-search-queries.ts';
import { listReasonTexts } from './reason-texts.ts';
import type { UsedPeopleFilter } from './use-people-filter.ts';

interface FoundPeopleProps extends UsedPeopleFilter {
  /** Actions for the selected people; null for roles that only read. */
  readonly actions: RowActions<FoundPerson> | null;
}

/** The people who meet the conditions, best match with the chosen job first. */
export function FoundPeople({ filter, address, clear, actions }: FoundPeopleProps) {
  const t = useT();
  const query = useInfiniteQuery(foundPeople(filter));
  const pages = query.data?.pages ?? [];
  const people = pages.flatMap((page) => page.people);
  const unknown = pages[0]?.unknown ?? [];
  const selection = useSelection(people, actions);
  useStoredResults(people);
  const isFiltered = address !== '';
  return (
    <div className={css.results}>
      {unknown.length > 0 && (
        <InlineNote tone="warn">{t('seekers.advanced.unknown', { names: formatList(unknown) })}</InlineNote>
      )}
      {filter.job !== undefined && <p className={css.note}>{t('seekers.advanced.rankNote')}</p>}
      <DataTable
        tableId="found-people"
        label={t('seekers.advanced.results')}
        columns={listColumns(t, { hasJob: filter.job !== undefined, isFiltered })}
        rows={people}
        row={{
          id: ({ id }) => String(id),
          name: ({ name }) => name,
          href: getHref,
          actions: actions && filter.job !== undefined ? (person) => actions([person], () => undefined) : undefined,
        }}
        status={query.status}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={isFiltered ? <NoMatches onClear={clear} /> : <NoPeople />}
        total={pages[0]?.total}
        selection={selection}
        more={{
          hasMore: query.hasNextPage,
          isLoading: query.isFetchingNextPage,
          load: () => void loadNextPage(query),
        }}
      />
    </div>
  );
}

/** Employers open the application, others the profile. */
function getHref({ id, application_id: applicationId }: FoundPerson): string {
  return applicationId === null ? paths.seeker(id) : paths.application(applicationId);
}

/** The ids of the found people belong to the state of the client; names stay on the server. */
function useStoredResults(people: readonly FoundPerson[]): void {
  const key = people.map(({ id }) => id).join(',');
  useEffect(() => {
    const advanceSearchResults = key === '' ? [] : key.split(',').map(Number);
    useSession.setState(({ advanceSearchData }) => ({
      advanceSearchData: { ...advanceSearchData, advanceSearchResults },
    }));
  }, [key]);
}

function listColumns(
  t: Translate,
  { hasJob, isFiltered }: { readonly hasJob: boolean; readonly isFiltered: boolean },
): Column<FoundPerson>[] {
  const missing = <span className={css.note}>{t('common.labels.notListed')}</span>;
  const columns: (Column<FoundPerson> | false)[] = [
    {
      id: 'name',
      header: t('seekers.pool.columns.name'),
      cell: ({ name, headline }) => <TwoLines below={headline}>{name}</TwoLines>,
    },
    hasJob && {
      id: 'match',
      header: t('seekers.advanced.match'),
      cell: ({ match }) =>
        match ? <Match match={match} /> : <span className={css.note}>{t('seekers.advanced.noScore')}</span>,
    },
    isFiltered && {
      id: 'why',
      header: t('seekers.advanced.why'),
      cell: ({ reasons }) => <Reasons texts={listReasonTexts(t, reasons)} />,
    },
    {
      id: 'place',
      header: t('seekers.pool.columns.location'),
      cell: ({ city, region }) => [city, region].filter(Boolean).join(', ') || missing,
    },
    {
      id: 'skills',
      header: t('seekers.pool.columns.skills'),
      cell: ({ skills }) => skills.join(', ') || missing,
    },
  ];
  return columns.filter((column) => column !== false);
}

function Match({ match }: { readonly match: NonNullable<FoundPerson['match']> }) {
  return (
    <span className={css.match}>
      <MatchStrip parts={listRowArcs(match.parts)} />
      <MatchLabel total={match.total} band={match.band} size="row" />
    </span>
  );
}

function Reasons({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className={css.reasons}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function NoMatches({ onClear }: { readonly onClear: () => void }) {
  const t = useT();
  return (
    <EmptyState
      icon={SearchX}
      title={t('seekers.advanced.none')}
      action={<Button onPress={onClear}>{t('seekers.advanced.clear')}</Button>}
    >
      {t('seekers.advanced.noneText')}
    </EmptyState>
  );
}

function NoPeople() {
  const t = useT();
  return (
    <EmptyState icon={Users} title={t('seekers.advanced.empty')}>
      {t('seekers.advanced.emptyText')}
    </EmptyState>
  );
}

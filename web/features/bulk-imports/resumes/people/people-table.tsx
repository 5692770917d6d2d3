import { useInfiniteQuery } from '@tanstack/react-query';
import { Contact, SearchX } from 'lucide-react';
import type { ImportedPersonCard } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import { paths } from '#web/app/paths.ts';
import css from '#web/features/bulk-imports/resumes/imports.module.css';
import { importedPeople } from '#web/features/bulk-imports/resumes/queries.ts';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Time } from '#web/ui/data/time.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SearchField } from '#web/ui/field/text/search-field.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { TwoLines } from '#web/ui/table/two-lines.tsx';

/** The imported people, newest first, with a search in the address. */
export function PeopleTable() {
  const t = useT();
  const { get, update } = useUrlFilters();
  const search = get('search').slice(0, 100);
  const query = useInfiniteQuery(importedPeople(search));
  return (
    <div className={css.stack}>
      <SearchField
        key={search}
        label={t('resumeImports.people.search')}
        defaultValue={search}
        onSubmit={(text) => update({ search: text || null })}
      />
      <DataTable
        tableId="imported-people"
        label={t('resumeImports.people.list')}
        columns={buildColumns(t)}
        rows={query.data?.pages.flatMap((page) => page.people) ?? []}
        row={{
          id: ({ id }) => String(id),
          name: ({ full_name }) => full_name,
          href: ({ id }) => paths.importedPerson(id),
        }}
        status={query.status}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={
          search === '' ? (
            <EmptyState icon={Contact} title={t('resumeImports.people.empty')}>
              {t('resumeImports.people.emptyText')}
            </EmptyState>
          ) : (
            <EmptyState icon={SearchX} title={t('resumeImports.people.emptyFiltered')} />
          )
        }
        more={{
          hasMore: query.hasNextPage,
          isLoading: query.isFetchingNextPage,
          load: () => void loadNextPage(query),
        }}
      />
    </div>
  );
}

function buildColumns(t: Translate): Column<ImportedPersonCard>[] {
  return [
    {
      id: 'name',
      header: t('resumeImports.people.columns.name'),
      cell: ({ full_name, headline }) => <TwoLines below={headline}>{full_name}</TwoLines>,
    },
    {
      id: 'contact',
      header: t('resumeImports.people.columns.contact'),
      cell: ({ email, phone }) => [email, phone].filter(Boolean).join(' · '),
    },
    {
      id: 'location',
      header: t('resumeImports.people.columns.location'),
      cell: ({ city, region, country }) => [city, region, country].filter(Boolean).join(', '),
    },
    {
      id: 'skills',
      header: t('resumeImports.people.columns.skills'),
      cell: ({ skills }) => skills.slice(0, 5).join(', '),
    },
    {
      id: 'added',
      header: t('resumeImports.people.columns.added'),
      cell: ({ created_at }) => <Time when={created_at} variant="relative" />,
    },
  ];
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { Contact, SearchX } from 'lucide-react';
import { invitationFilters } from '#domain/features/bulk-imports/people/limits.ts';
import type { ImportedPersonCard } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import { paths } from '#web/app/paths.ts';
import { InvitePeople } from '#web/features/bulk-imports/people/invite-people.tsx';
import { describeInvitation } from '#web/features/bulk-imports/people/person-account.tsx';
import css from '#web/features/bulk-imports/resumes/imports.module.css';
import { importedPeople } from '#web/features/bulk-imports/resumes/queries.ts';
import { parseChoice, useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Time } from '#web/ui/data/time.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { ListSearch } from '#web/ui/field/text/list-search.tsx';
import { ListTools } from '#web/ui/layout/list-tools.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { TwoLines } from '#web/ui/table/two-lines.tsx';
import { useSelection } from '#web/ui/table/use-selection.ts';

/** The imported people, newest first, with a search in the address. */
export function PeopleTable() {
  const t = useT();
  const { get, update } = useUrlFilters();
  const search = get('search').slice(0, 100);
  const invitation = parseChoice(get('invitation'), invitationFilters);
  const query = useInfiniteQuery(importedPeople({ search, invitation }));
  const rows = query.data?.pages.flatMap((page) => page.people) ?? [];
  const selection = useSelection(rows, (people, clear) => <InvitePeople people={people} onDone={clear} />);
  return (
    <div className={css.stack}>
      <ListTools>
        <ListSearch
          label={t('resumeImports.people.search')}
          words={search}
          onSearch={(text) => update({ search: text })}
        />
        <Select
          label={t('invitedPeople.filter')}
          value={invitation ?? 'all'}
          onChange={(chosen) => update({ invitation: chosen === 'all' ? null : chosen })}
          choices={(['all', ...invitationFilters] as const).map((value) => ({
            value,
            label: t(`invitedPeople.filters.${value}`),
          }))}
        />
      </ListTools>
      <DataTable
        tableId="imported-people"
        label={t('resumeImports.people.list')}
        columns={buildColumns(t)}
        rows={rows}
        row={{
          id: ({ id }) => String(id),
          name: ({ full_name }) => full_name,
          href: ({ id }) => paths.importedPerson(id),
        }}
        status={query.status}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={
          search === '' && invitation === null ? (
            <EmptyState icon={Contact} title={t('resumeImports.people.empty')}>
              {t('resumeImports.people.emptyText')}
            </EmptyState>
          ) : (
            <EmptyState icon={SearchX} title={t('resumeImports.people.emptyFiltered')} />
          )
        }
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
      id: 'invitation',
      header: t('invitedPeople.column'),
      cell: (person) => describeInvitation(t, person),
    },
    {
      id: 'added',
      header: t('resumeImports.people.columns.added'),
      cell: ({ created_at }) => <Time when={created_at} variant="relative" />,
    },
  ];
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX, UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { TeamKind, TeamMember } from '#domain/features/teams/contract.ts';
import { canChangeRole, canEndMembership } from '#domain/features/teams/policy.ts';
import { useDeferredFocus } from '#web/lib/hooks/use-deferred-focus.ts';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useOwnerId } from '#web/lib/session.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Time } from '#web/ui/data/time.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SearchField } from '#web/ui/field/text/search-field.tsx';
import { ListTools } from '#web/ui/layout/list-tools.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { EndMembershipDialog } from './end-membership-dialog.tsx';
import { PersonCell, roleName } from './person-cell.tsx';
import { teamQuery } from './queries.ts';
import { RoleButton } from './role-button.tsx';
import css from './teams.module.css';

interface TeamListProps {
  readonly kind: TeamKind;
  readonly label: string;
  /** Whether the list spans several organizations. */
  readonly isWide: boolean;
}

/** Team members by name. */
export function TeamList({ kind, label, isWide }: TeamListProps) {
  const t = useT();
  const { get, update } = useUrlFilters();
  const userId = useOwnerId();
  const words = get('words').slice(0, 100);
  const scope = useScope('team.change');
  const list = useDeferredFocus<HTMLElement>();
  const [leaving, setLeaving] = useState<TeamMember | null>(null);
  const query = useInfiniteQuery(teamQuery(kind, words));
  const pages = query.data?.pages ?? [];
  const total = pages[0]?.total;
  return (
    <section className={css.list} ref={list.ref} tabIndex={-1} aria-label={label}>
      <TeamSearch
        label={t(isWide ? 'teams.searchWide' : 'teams.search')}
        words={words}
        onSearch={(text) => update({ words: text })}
      />
      <DataTable
        tableId={`team-${kind}`}
        label={label}
        columns={buildColumns(t, { isWide, hasJobs: kind === 'hiring', userId })}
        rows={pages.flatMap((page) => page.members)}
        row={{
          id: ({ id }) => String(id),
          name: ({ name }) => name,
          ...(scope !== null && {
            actions: (member: TeamMember) =>
              userId !== null && (
                <>
                  {canChangeRole({ userId, scope }, member) && <RoleButton member={member} />}
                  {canEndMembership({ userId, scope }, member) && (
                    <RemoveButton name={member.name} onPress={() => setLeaving(member)} />
                  )}
                </>
              ),
          }),
        }}
        status={query.status}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={<NoMembers isFiltered={words !== ''} onClear={() => update({ words: null })} />}
        total={total === undefined ? undefined : { count: total, capped: false }}
        more={{
          hasMore: query.hasNextPage,
          isLoading: query.isFetchingNextPage,
          load: () => void loadNextPage(query),
        }}
      />
      {leaving && <EndMembershipDialog member={leaving} onClose={() => setLeaving(null)} onEnded={list.requestFocus} />}
    </section>
  );
}

function RemoveButton({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  const t = useT();
  return (
    <Button
      variant="quiet"
      icon={UserMinus}
      aria-label={`${t('teams.end.action')}: ${name}`}
      aria-haspopup="dialog"
      onPress={onPress}
    >
      {t('teams.end.short')}
    </Button>
  );
}

interface TeamSearchProps {
  readonly label: string;
  readonly words: string;
  readonly onSearch: (text: string | null) => void;
}

function TeamSearch({ label, words, onSearch }: TeamSearchProps) {
  const [text, setText] = useState(words);
  return (
    <ListTools>
      <SearchField
        label={label}
        isLabelHidden
        placeholder={label}
        value={text}
        onChange={setText}
        onSubmit={(wanted) => onSearch(wanted.trim())}
        onClear={() => onSearch(null)}
      />
    </ListTools>
  );
}

interface ColumnOptions {
  readonly isWide: boolean;
  readonly hasJobs: boolean;
  readonly userId: number | null;
}

function buildColumns(t: Translate, { isWide, hasJobs, userId }: ColumnOptions): Column<TeamMember>[] {
  const columns: (Column<TeamMember> | false)[] = [
    {
      id: 'name',
      header: t('teams.columns.name'),
      cell: ({ id, name, email }) => (
        <PersonCell name={name} email={email}>
          {id === userId && <span className={css.muted}> ({t('teams.you')})</span>}
        </PersonCell>
      ),
    },
    { id: 'role', header: t('teams.columns.role'), cell: (member) => roleName(t, member) },
    isWide && { id: 'organisation', header: t('teams.columns.organisation'), cell: (member) => member.organisation },
    hasJobs && buildCount('jobs', t('teams.columns.jobs')),
    hasJobs && buildCount('tasks', t('teams.columns.tasks')),
    {
      id: 'active',
      header: t('teams.columns.active'),
      cell: ({ last_active }) =>
        last_active ? (
          <Time when={last_active} variant="relative" />
        ) : (
          <span className={css.muted}>{t('teams.never')}</span>
        ),
    },
  ];
  return columns.filter((column) => column !== false);
}

function buildCount(id: 'jobs' | 'tasks', header: string): Column<TeamMember> {
  return {
    id,
    header,
    cell: (member) => <span className={css.number}>{formatNumber(member[id])}</span>,
    align: 'end',
  };
}

function NoMembers({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const t = useT();
  if (!isFiltered) {
    return (
      <EmptyState picture="desk" title={t('teams.empty')}>
        {t('teams.emptyText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title={t('teams.filtered')}
      action={<Button onPress={onClear}>{t('teams.clear')}</Button>}
    />
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import type { Scope } from '#domain/access/permissions.ts';
import type { TeamKind, TeamMember } from '#domain/features/teams/contract.ts';
import { canChangeRole, canEndMembership } from '#domain/features/teams/policy.ts';
import { useDeferredFocus } from '#web/lib/hooks/use-deferred-focus.ts';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useOwnerId } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ListSearch } from '#web/ui/field/text/list-search.tsx';
import { ListTools } from '#web/ui/layout/list-tools.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { EndMembershipDialog } from './end-membership-dialog.tsx';
import { MemberHours, type RenderHoursDialog } from './member-hours.tsx';
import { type MemberAction, MemberMenu } from './member-menu.tsx';
import { teamQuery } from './queries.ts';
import { RoleDialog } from './role-dialog.tsx';
import { buildTeamColumns } from './team-columns.tsx';
import css from './teams.module.css';

interface TeamListProps {
  readonly kind: TeamKind;
  readonly label: string;
  /** Whether the list spans several organizations. */
  readonly isWide: boolean;
  readonly renderHoursDialog?: RenderHoursDialog | undefined;
}

/** Team members by name. */
export function TeamList({ kind, label, isWide, renderHoursDialog }: TeamListProps) {
  const t = useT();
  const { get, update } = useUrlFilters();
  const userId = useOwnerId();
  const words = get('words').slice(0, 100);
  const scope = useScope('team.change');
  const list = useDeferredFocus<HTMLElement>();
  const [opened, setOpened] = useState<{ readonly action: MemberAction; readonly member: TeamMember } | null>(null);
  const query = useInfiniteQuery(teamQuery(kind, words));
  const pages = query.data?.pages ?? [];
  const total = pages[0]?.total;
  const searchLabel = t(isWide ? 'teams.searchWide' : 'teams.search');
  return (
    <section className={css.list} ref={list.ref} tabIndex={-1} aria-label={label}>
      <ListTools>
        <ListSearch
          label={searchLabel}
          isLabelHidden
          placeholder={searchLabel}
          words={words}
          onSearch={(text) => update({ words: text })}
        />
      </ListTools>
      <DataTable
        tableId={`team-${kind}`}
        label={label}
        columns={buildTeamColumns(t, kind, { isWide, userId })}
        rows={pages.flatMap((page) => page.members)}
        row={{
          id: ({ id }) => String(id),
          name: ({ name }) => name,
          ...(scope !== null && {
            actions: (member: TeamMember) => {
              const actions = listActions(member, { userId, scope, hasHours: renderHoursDialog !== undefined });
              return (
                actions.length > 0 && (
                  <MemberMenu member={member} actions={actions} onChoose={(action) => setOpened({ action, member })} />
                )
              );
            },
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
      {opened && (
        <ActionDialog
          {...opened}
          renderHoursDialog={renderHoursDialog}
          onClose={() => setOpened(null)}
          onEnded={list.requestFocus}
        />
      )}
    </section>
  );
}

interface Reader {
  readonly userId: number | null;
  readonly scope: Scope;
  /** Whether the page edits hours. */
  readonly hasHours: boolean;
}

/** What the reader may do with a member. */
function listActions(member: TeamMember, { userId, scope, hasHours }: Reader): MemberAction[] {
  if (userId === null) return [];
  const may: Readonly<Record<MemberAction, boolean>> = {
    hours: hasHours && member.agent !== null,
    role: canChangeRole({ userId, scope }, member),
    end: canEndMembership({ userId, scope }, member),
  };
  return (['hours', 'role', 'end'] as const).filter((action) => may[action]);
}

interface ActionDialogProps {
  readonly action: MemberAction;
  readonly member: TeamMember;
  readonly renderHoursDialog: RenderHoursDialog | undefined;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

function ActionDialog({ action, member, renderHoursDialog, onClose, onEnded }: ActionDialogProps) {
  if (action === 'role') return <RoleDialog member={member} onClose={onClose} />;
  if (action === 'end') return <EndMembershipDialog member={member} onClose={onClose} onEnded={onEnded} />;
  return renderHoursDialog && <MemberHours member={member} renderDialog={renderHoursDialog} onClose={onClose} />;
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

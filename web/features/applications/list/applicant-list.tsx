import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { MoveDialog } from '#web/features/applications/move/move-dialog.tsx';
import { MovedList } from '#web/features/applications/move/moved-list.tsx';
import type { Outcome, RequestedMove } from '#web/features/applications/move/moving.ts';
import { useScope } from '#web/lib/session/role.ts';
import type { Column } from '#web/ui/table/column.ts';
import type { Total } from '#web/ui/table/table-tools.tsx';
import { ApplicantTable } from './applicant-table.tsx';
import { PersonDecides } from './applicant-view-tabs.tsx';

export interface ApplicantListProps {
  readonly tableId: string;
  readonly label: string;
  readonly cards: readonly ApplicationCard[];
  readonly columns: readonly Column<ApplicationCard>[];
  readonly query: Pick<
    UseInfiniteQueryResult,
    'status' | 'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'isPlaceholderData' | 'fetchNextPage'
  >;
  readonly total: Total | undefined;
  readonly empty: ReactNode;
  /** One table per employer. */
  readonly isGrouped?: boolean;
}

/** Tables of applications, moved by menu or in bulk. */
export function ApplicantList(props: ApplicantListProps) {
  const { cards } = props;
  const canMove = useScope('application.move') !== null;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<RequestedMove | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const groups = props.isGrouped && cards.length > 0 ? groupsOf(cards) : [{ group: null, rows: cards }];
  const noteMoved = (moved: readonly Outcome[]) => {
    setOutcomes(moved);
    setSelected(new Set());
  };
  return (
    <>
      <PersonDecides />
      <MovedList outcomes={outcomes} onClose={() => setOutcomes([])} />
      {groups.map(({ group, rows }, index) => (
        <ApplicantTable
          key={group?.id ?? 'all'}
          list={props}
          group={group}
          rows={rows}
          isLast={index === groups.length - 1}
          picked={canMove ? selected : null}
          onPick={setSelected}
          onMove={setWanted}
        />
      ))}
      <MoveDialog requested={wanted} onClose={() => setWanted(null)} onMoved={noteMoved} />
    </>
  );
}

/** By employer, alphabetically. */
function groupsOf(cards: readonly ApplicationCard[]) {
  const groups = new Map<number, ApplicationCard[]>();
  for (const card of cards) {
    const { organisation_id: id } = card.job;
    groups.set(id, [...(groups.get(id) ?? []), card]);
  }
  return [...groups]
    .map(([id, rows]) => ({ group: { id, name: rows[0]?.job.company ?? '' }, rows }))
    .sort((left, right) => left.group.name.localeCompare(right.group.name));
}

import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { useScope } from '#web/lib/role.ts';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import type { Total } from '#web/ui/table/table-tools.tsx';
import { PersonDecides } from './applicant-views.tsx';
import { BulkMoves } from './bulk-moves.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { MoveMenu } from './move-menu.tsx';
import { MovedList } from './moved-list.tsx';
import type { Outcome, WantedMove } from './moving.ts';

interface ApplicantListProps {
  readonly tableId: string;
  readonly label: string;
  readonly cards: readonly ApplicationCard[];
  readonly columns: readonly Column<ApplicationCard>[];
  readonly query: Pick<
    UseInfiniteQueryResult,
    'status' | 'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  readonly total: Total | undefined;
  readonly empty: ReactNode;
}

/** Applications as a table: one is moved by its menu, several by selecting them. */
export function ApplicantList({ tableId, label, cards, columns, query, total, empty }: ApplicantListProps) {
  const canMove = useScope('application.move') !== null;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<WantedMove | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const chosen = cards.filter((card) => selected.has(String(card.id)));
  const noteMoved = (moved: readonly Outcome[]) => {
    setOutcomes(moved);
    setSelected(new Set());
  };
  return (
    <>
      <PersonDecides />
      <MovedList outcomes={outcomes} onClose={() => setOutcomes([])} />
      <DataTable
        tableId={tableId}
        label={label}
        columns={columns}
        rows={cards}
        row={{
          id: (card) => String(card.id),
          name: (card) => card.seeker.name,
          href: (card) => paths.application(card.id),
          actions: canMove
            ? (card) => <MoveMenu card={card} onMove={(to) => setWanted({ cards: [card], to })} />
            : undefined,
        }}
        status={query.status}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={empty}
        total={total}
        more={{
          hasMore: query.hasNextPage,
          isLoading: query.isFetchingNextPage,
          load: () => void query.fetchNextPage(),
        }}
        selection={
          canMove
            ? {
                ids: selected,
                onChange: setSelected,
                actions: <BulkMoves cards={chosen} onMove={(to) => setWanted({ cards: chosen, to })} />,
              }
            : undefined
        }
      />
      <MoveDialog wanted={wanted} onClose={() => setWanted(null)} onMoved={noteMoved} />
    </>
  );
}

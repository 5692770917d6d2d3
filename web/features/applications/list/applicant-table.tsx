import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { BulkActions } from '#web/features/applications/bulk/bulk-actions.tsx';
import type { BulkResult } from '#web/features/applications/bulk/bulk-note.tsx';
import { MoveMenu } from '#web/features/applications/move/move-menu.tsx';
import type { RequestedMove } from '#web/features/applications/move/moving.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import type { ApplicantListProps } from './applicant-list-props.ts';
import css from './applicants.module.css';

interface ApplicantTableProps {
  readonly list: ApplicantListProps;
  /** The employer, if each has its own table. */
  readonly group: { readonly id: number; readonly name: string } | null;
  readonly rows: readonly ApplicationCard[];
  /** Whether this table loads more rows. */
  readonly isLast: boolean;
  /** The ids selected across all tables; null for read-only users. */
  readonly picked: ReadonlySet<string> | null;
  readonly onPick: (ids: ReadonlySet<string>) => void;
  readonly onMove: (wanted: RequestedMove) => void;
  readonly onDone: (result: BulkResult) => void;
  /** The id of the row in the side panel. */
  readonly current: string | null;
  /** Undefined without a side panel. */
  readonly onVisit: ((id: string, by: 'press' | 'focus') => void) | undefined;
}

/** A table of applications with selection and moves. */
export function ApplicantTable(props: ApplicantTableProps) {
  const { list, group, rows, isLast, picked, onPick, onMove, onDone, ...panel } = props;
  const { query } = list;
  const table = (
    <DataTable
      tableId={list.tableId}
      label={group?.name ?? list.label}
      columns={(panel.current === null ? undefined : list.panelColumns) ?? list.columns}
      rows={rows}
      row={{
        id: getId,
        name: (card) => card.seeker.name,
        href: (card) => paths.application(card.id),
        ...panel,
        // The side panel has the moves of its row.
        actions:
          picked && panel.current === null
            ? (card) => <MoveMenu card={card} onMove={(to) => onMove({ cards: [card], to })} />
            : undefined,
      }}
      status={query.status}
      error={query.error}
      onRetry={() => void query.refetch()}
      empty={list.empty}
      total={list.total}
      hasTools={group === null && panel.current === null}
      more={
        isLast
          ? {
              hasMore: query.hasNextPage,
              isLoading: query.isFetchingNextPage,
              load: () => void loadNextPage(query),
            }
          : undefined
      }
      selection={picked ? getSelection(rows, picked, props) : undefined}
    />
  );
  if (group === null) return table;
  const id = `employer-${group.id}`;
  return (
    <section className={css.group} aria-labelledby={id}>
      <h2 id={id} className={css.groupTitle}>
        {group.name}
      </h2>
      {table}
    </section>
  );
}

function getId(card: ApplicationCard): string {
  return String(card.id);
}

function getSelection(
  rows: readonly ApplicationCard[],
  picked: ReadonlySet<string>,
  { onPick, onMove, onDone }: Pick<ApplicantTableProps, 'onPick' | 'onMove' | 'onDone'>,
) {
  const chosen = rows.filter((card) => picked.has(getId(card)));
  const others = [...picked].filter((id) => !rows.some((card) => getId(card) === id));
  return {
    ids: new Set(chosen.map(getId)),
    onChange: (ids: ReadonlySet<string>) => onPick(new Set([...others, ...ids])),
    actions: <BulkActions cards={chosen} onMove={(to) => onMove({ cards: chosen, to })} onDone={onDone} />,
  };
}

import type { ReactNode } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './applicant-board.module.css';
import type { BoardColumn } from './board-columns.ts';
import { useColumnDrop } from './use-board-drag.ts';

interface BoardLaneProps {
  readonly column: BoardColumn;
  readonly count: number;
  readonly onDropCard: (card: ApplicationCard) => void;
  readonly children: ReactNode;
}

/** A stage of the board with its applicants. */
export function BoardLane({ column, count, onDropCard, children }: BoardLaneProps) {
  const t = useT();
  const title = column.isEnd ? t('applications.review.boardOf.ended') : t(`statuses.application.${column.id}`);
  const { ref, isOver } = useColumnDrop(column, title, onDropCard);
  const id = `lane-${column.id}`;
  return (
    <section ref={ref} className={classNames(css.lane, isOver && css.over)} aria-labelledby={id}>
      <h2 id={id} className={css.laneTitle}>
        {title} <span className={css.laneCount}>{count}</span>
      </h2>
      {isOver && <p className={css.drop}>{t('applications.review.boardOf.dropHere', { status: title })}</p>}
      {count === 0 ? (
        <p className={css.empty}>{t('applications.review.boardOf.empty')}</p>
      ) : (
        <ul className={css.cards}>{children}</ul>
      )}
    </section>
  );
}

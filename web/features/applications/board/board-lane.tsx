import { type ReactNode, useState } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import css from './applicant-board.module.css';
import type { BoardColumn } from './board-columns.ts';
import { useColumnDrop } from './use-board-drag.ts';

interface BoardLaneProps {
  readonly column: BoardColumn;
  readonly count: number;
  /** Cards that are always shown, so that one that moved here is. */
  readonly minShown: number;
  /** Whether an empty column or that of closed applications is a narrow rail until it is pressed or a card is dragged over it. */
  readonly isCollapsible: boolean;
  readonly onDropCard: (card: ApplicationCard) => void;
  readonly children: readonly ReactNode[];
}

/** Cards of a column before "Show more". */
const shownFirst = 10;

/** A stage of the board with its applicants. */
export function BoardLane({ column, count, minShown, isCollapsible, onDropCard, children }: BoardLaneProps) {
  const t = useT();
  const title = getColumnTitle(t, column);
  const { ref, isOver } = useColumnDrop(column, title, onDropCard);
  const [isOpened, setOpened] = useState<boolean | null>(null);
  const [wantedCount, setWantedCount] = useState(shownFirst);
  const shownCount = Math.max(wantedCount, minShown);
  const hiddenCount = Math.min(shownFirst, count - shownCount);
  const hasToggle = isCollapsible && (count === 0 || column.isEnd);
  const isRail = hasToggle && !isOver && !(isOpened ?? minShown > 0);
  const id = `lane-${column.id}`;
  const heading = (
    <>
      {title} <span className={css.laneCount}>{count}</span>
    </>
  );
  return (
    <section ref={ref} className={classNames(css.lane, isRail && css.rail, isOver && css.over)} aria-labelledby={id}>
      <h2 id={id} className={classNames(css.laneTitle, hasToggle && css.laneToggle)}>
        {hasToggle ? (
          <button type="button" aria-expanded={!isRail} onClick={() => setOpened(isRail)}>
            {heading}
          </button>
        ) : (
          heading
        )}
      </h2>
      {isOver && <p className={css.drop}>{t('applications.review.boardOf.dropHere', { status: title })}</p>}
      {count === 0 && !isRail && <p className={css.empty}>{t('applications.review.boardOf.empty')}</p>}
      {count > 0 && !isRail && <ul className={css.cards}>{children.slice(0, shownCount)}</ul>}
      {hiddenCount > 0 && !isRail && (
        <Button isDense onPress={() => setWantedCount(shownCount + shownFirst)}>
          {t('applications.review.boardOf.showMore', { count: hiddenCount })}
        </Button>
      )}
    </section>
  );
}

export function getColumnTitle(t: Translate, column: BoardColumn): string {
  return column.isEnd ? t('applications.review.boardOf.ended') : t(`statuses.application.${column.id}`);
}

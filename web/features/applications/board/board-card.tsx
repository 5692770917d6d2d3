import type { KeyboardEvent } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { paths } from '#web/app/paths.ts';
import { Due } from '#web/features/applications/list/applicant-columns.tsx';
import { ApplicantMarks } from '#web/features/applications/marks/applicant-marks.tsx';
import { MoveMenu } from '#web/features/applications/move/move-menu.tsx';
import { MatchSnapshot } from '#web/features/applications/review/match-snapshot.tsx';
import { ScoreParts } from '#web/features/applications/review/score-parts.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Avatar } from '#web/ui/data/marks/avatar.tsx';
import { ApplicationChip } from '#web/ui/data/marks/chip.tsx';
import { Time } from '#web/ui/data/time.tsx';
import css from './applicant-board.module.css';
import { useCardDrag } from './use-board-drag.ts';

interface BoardCardProps {
  readonly card: ApplicationCard;
  readonly canMove: boolean;
  /** Shows the final status in the column of closed applications. */
  readonly hasChip: boolean;
  readonly onMove: (to: ApplicationStatus) => void;
  /** Shift+Left (-1) or Shift+Right (1). */
  readonly onStep: (step: -1 | 1) => void;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A card on the board, moved by menu, keyboard, or dragging. */
export function BoardCard({ card, canMove, hasChip, onMove, onStep }: BoardCardProps) {
  const t = useT();
  const { ref, isDragged } = useCardDrag(card);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!event.shiftKey || step === undefined || !canMove) return;
    event.preventDefault();
    event.stopPropagation();
    onStep(step);
  };
  return (
    <li
      ref={ref}
      id={getCardId(card.id)}
      className={classNames(
        css.card,
        canMove && card.next_statuses.length > 0 && css.movable,
        isDragged && css.dragged,
      )}
      onKeyDownCapture={onKeyDown}
    >
      <div className={css.cardTop}>
        <Avatar name={card.seeker.name} size="small" />
        <Link href={paths.application(card.id)}>{card.seeker.name}</Link>
        {hasChip && <ApplicationChip status={card.status} />}
      </div>
      <ApplicantMarks marks={card} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div role="group" aria-label={t('applications.review.columns.match')} className={css.cardMatch}>
        <MatchSnapshot score={card.score} band={card.band} size="row" />
        {card.score !== null && <ScoreParts parts={card.score_parts} name={card.seeker.name} />}
      </div>
      <div className={css.cardFoot}>
        {card.next_step.by === null ? (
          <span className={css.since}>
            {t('applications.review.columns.since')} <Time when={card.status_since} variant="relative" />
          </span>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
          <span role="group" aria-label={t('applications.review.columns.due')}>
            <Due card={card} />
          </span>
        )}
        {canMove && card.next_statuses.length > 0 && <MoveMenu card={card} onMove={onMove} />}
      </div>
    </li>
  );
}

export function getCardId(id: number): string {
  return `applicant-${id}`;
}

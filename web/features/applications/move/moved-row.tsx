import { Check, CircleAlert, Undo2 } from 'lucide-react';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './moved-list.module.css';
import { canUndoMove, type Outcome } from './moving.ts';

/** An undone move, or a failed undo. */
export type UndoMove = 'back' | { readonly error: unknown };

interface MovedRowProps {
  readonly outcome: Outcome;
  readonly wayBack: UndoMove | undefined;
  readonly isRunning: boolean;
  readonly onBack: () => void;
}

/** The result of a move for one applicant. */
export function MovedRow({ outcome, wayBack, isRunning, onBack }: MovedRowProps) {
  const t = useT();
  const { card, to } = outcome;
  const name = card.seeker.name;
  const before = t(`statuses.application.${card.status}`);
  const failure = outcome.error ?? (typeof wayBack === 'object' ? wayBack.error : undefined);
  if (failure !== undefined) {
    return (
      <li className={css.failed}>
        <CircleAlert size={20} aria-hidden />
        <span>
          <strong>{t('applications.review.move.failed', { name })}</strong> {translateError(failure)}
        </span>
      </li>
    );
  }
  return (
    <li className={css.row}>
      <Check size={20} aria-hidden className={css.icon} />
      <span>
        {wayBack === 'back'
          ? t('applications.review.move.isBack', { name, status: before })
          : t('applications.review.move.done', { name, status: t(`statuses.application.${to}`) })}
      </span>
      {wayBack === undefined && canUndoMove(outcome) && (
        <Button icon={Undo2} onPress={onBack} isPending={isRunning}>
          {t('applications.review.move.back', { status: before })}
        </Button>
      )}
    </li>
  );
}

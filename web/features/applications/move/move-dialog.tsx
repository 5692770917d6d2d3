import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import css from './move-dialog.module.css';
import { MovePreview, MoveRefused } from './move-dialog-parts.tsx';
import { MoveTexts } from './move-message.tsx';
import { type Outcome, type RequestedMove, splitByMove } from './moving.ts';
import { useMoveForm } from './use-move-form.ts';

export interface MoveDialogProps {
  /** Null if closed. */
  readonly requested: RequestedMove | null;
  readonly onClose: () => void;
  readonly onMoved: (outcomes: readonly Outcome[]) => void;
}

/** Confirms a move, with a team note and a message to the applicant. */
export function MoveDialog({ requested, ...rest }: MoveDialogProps) {
  return requested && <OpenDialog requested={requested} {...rest} />;
}

function OpenDialog({ requested, onClose, onMoved }: MoveDialogProps & { requested: RequestedMove }) {
  const t = useT();
  const form = useMoveForm(requested, { onClose, onMoved });
  const { can, cannot } = splitByMove(requested);
  const { to } = requested;
  const status = t(`statuses.application.${to}`);
  const name = can[0]?.seeker.name ?? '';
  const isMany = requested.cards.length > 1;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={getTitle(t, requested, can)}
      actions={
        <>
          <Button
            variant="primary"
            onPress={form.send}
            isPending={form.isRunning}
            pendingText={t('applications.review.move.moving')}
            isDisabled={can.length === 0}
          >
            {t('applications.review.move.confirm', { status })}
          </Button>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </>
      }
    >
      <div className={css.body}>
        <p>{t(`applications.review.effects.${to}`)}</p>
        {isMany && <MovePreview can={can} cannot={cannot} status={status} />}
        <MoveTexts form={form} to={to} name={name} isMany={isMany} />
        {form.done !== null && isMany && (
          <ProgressBar
            label={t('applications.review.move.moving')}
            done={form.done}
            total={can.length}
            valueText={t('applications.review.selected.progress', { done: form.done, all: can.length })}
          />
        )}
        {form.refused !== null && <MoveRefused name={name} error={form.refused} onReload={onClose} />}
      </div>
    </Dialog>
  );
}

function getTitle(t: Translate, { cards, to }: RequestedMove, can: readonly ApplicationCard[]): string {
  const status = t(`statuses.application.${to}`);
  const [only] = cards;
  return cards.length === 1 && only
    ? t('applications.review.move.title', { name: only.seeker.name, status })
    : t('applications.review.move.titleMany', { count: can.length, status });
}

import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { type Translate, useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import css from './move-dialog.module.css';
import { MovePreview, MoveRefused } from './move-dialog-parts.tsx';
import { draftText } from './move-texts.ts';
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
  const draft = draftText(t, to);
  const name = can[0]?.seeker.name ?? '';
  const isMany = requested.cards.length > 1;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={titleOf(t, requested, can)}
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
        <TextArea
          ref={form.messageRef}
          label={isMany ? t('applications.review.move.messageMany') : t('applications.review.move.message', { name })}
          hint={t(
            to === 'rejected' ? 'applications.review.move.messageNeeded' : 'applications.review.move.messageHint',
          )}
          isOptional={to !== 'rejected'}
          error={form.isMessageMissing ? t('applications.review.move.messageMissing') : undefined}
          value={form.message}
          onChange={form.setMessage}
          rows={4}
          max={2000}
        />
        {draft !== null && form.message === '' && (
          <Button onPress={() => form.setMessage(draft)}>{t('applications.review.move.useDraft')}</Button>
        )}
        <TextArea
          label={t('applications.review.move.note')}
          hint={t('applications.review.move.noteHint')}
          isOptional
          value={form.note}
          onChange={form.setNote}
          rows={2}
          max={2000}
        />
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

function titleOf(t: Translate, { cards, to }: RequestedMove, can: readonly ApplicationCard[]): string {
  const status = t(`statuses.application.${to}`);
  const [only] = cards;
  return cards.length === 1 && only
    ? t('applications.review.move.title', { name: only.seeker.name, status })
    : t('applications.review.move.titleMany', { count: can.length, status });
}

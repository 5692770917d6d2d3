import { useQuery } from '@tanstack/react-query';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { applicationStates } from '#web/features/applications/bulk/bulk-queries.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
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
  const isMany = requested.cards.length > 1;
  const states = useQuery({ ...applicationStates(requested.cards), enabled: isMany });
  // Without an answer, the server still refuses what is not allowed, one by one.
  const split = splitByMove(requested, states.data);
  const form = useMoveForm(requested, split, { onClose, onMoved });
  const { can } = split;
  const { to } = requested;
  const status = t(`statuses.application.${to}`);
  const name = can[0]?.seeker.name ?? '';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={getTitle(t, requested, can)}
      actions={
        <>
          <Button
            variant="primary"
            // Enter confirms, as moves can be undone; a rejection needs its message first.
            autoFocus={!isMany && to !== 'rejected'}
            onPress={form.send}
            isPending={form.isRunning}
            pendingText={t('applications.review.move.moving')}
            isDisabled={can.length === 0 || (isMany && states.isPending)}
          >
            {t('applications.review.move.confirm', { status })}
          </Button>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </>
      }
    >
      <div className={css.body}>
        <p>{t(`applications.review.effects.${to}`)}</p>
        {isMany && states.isPending && <Loading label={t('applicants.preview.loading')} />}
        {isMany && !states.isPending && <MovePreview split={split} to={to} status={status} />}
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

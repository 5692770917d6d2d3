import type { Cohort, CohortMember } from '#domain/features/cohorts/contract.ts';
import { useCohort } from '#web/features/cohorts/queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface RemoveDialogProps {
  readonly cohort: Cohort;
  readonly members: readonly CohortMember[];
  readonly onClose: () => void;
}

/** Removes people from a class, after a confirmation. */
export function RemoveDialog({ cohort, members, onClose }: RemoveDialogProps) {
  const t = useT();
  const { remove } = useCohort(cohort.id);
  const confirm = () =>
    remove.mutate(
      members.map(({ id }) => id),
      {
        onSuccess: ({ done }) => {
          showToast({ action: 'remove-members', tone: 'ok', text: t('cohorts.members.removed', { count: done }) });
          onClose();
        },
      },
    );
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onClose={onClose}
      title={t('cohorts.members.removeTitle', { count: members.length })}
      actions={
        <>
          <Button variant="danger" isPending={remove.isPending} onPress={confirm}>
            {t('cohorts.members.remove')}
          </Button>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </>
      }
    >
      <p>{t('cohorts.members.removeText')}</p>
      {remove.error && <InlineNote tone="danger">{translateError(remove.error)}</InlineNote>}
    </Dialog>
  );
}

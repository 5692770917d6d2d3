import { CircleCheck, CirclePlay, Pencil, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Cohort } from '#domain/features/cohorts/contract.ts';
import { cohortLifecycle } from '#domain/features/cohorts/lifecycle.ts';
import { useCohort } from '#web/features/cohorts/queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { EditCohortDialog } from './cohort-dialogs.tsx';

const buttons = {
  planned: { label: 'cohorts.actions.running', icon: CirclePlay },
  running: { label: 'cohorts.actions.finished', icon: CircleCheck },
  finished: { label: 'cohorts.actions.reopen', icon: RotateCcw },
} as const;

/** Starts, finishes, or reopens a class, and changes its name and dates. */
export function CohortActions({ cohort }: { readonly cohort: Cohort }) {
  const t = useT();
  const { move } = useCohort(cohort.id);
  const [isEditing, setEditing] = useState(false);
  const [next] = cohortLifecycle[cohort.status];
  const { label, icon } = buttons[cohort.status];
  const change = () =>
    move.mutate(next, {
      onSuccess: () => showToast({ action: 'move-class', tone: 'ok', text: t(`cohorts.moved.${next}`) }),
    });
  return (
    <>
      <Button
        variant={cohort.status === 'finished' ? 'secondary' : 'primary'}
        icon={icon}
        isPending={move.isPending}
        onPress={change}
      >
        {t(label)}
      </Button>
      <Button icon={Pencil} onPress={() => setEditing(true)}>
        {t('cohorts.edit')}
      </Button>
      {move.error && <InlineNote tone="danger">{translateError(move.error)}</InlineNote>}
      {isEditing && <EditCohortDialog cohort={cohort} onClose={() => setEditing(false)} />}
    </>
  );
}

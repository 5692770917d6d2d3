import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { interviewCandidates } from '#web/features/interviews/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface ChooseApplicantProps {
  readonly onChoose: (applicationId: number) => void;
  readonly onClose: () => void;
}

/** Chooses the application of a new interview. */
export function ChooseApplicant({ onChoose, onClose }: ChooseApplicantProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(interviewCandidates());
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title={t('interviews.choose.title')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading label={t('interviews.loading')} />}
      {data?.length === 0 && <p>{t('interviews.choose.none')}</p>}
      {data && data.length > 0 && (
        <>
          <Select
            label={t('interviews.choose.label')}
            value={chosen}
            onChange={setChosen}
            choices={data.map(({ application_id: id, name, job }) => ({
              value: String(id),
              label: t('interviews.choose.option', { name, job }),
            }))}
          />
          <FormActions>
            <Button
              variant="primary"
              reason={chosen === null ? t('forms.choose') : undefined}
              onPress={() => chosen !== null && onChoose(Number(chosen))}
            >
              {t('interviews.choose.next')}
            </Button>
            <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
          </FormActions>
        </>
      )}
    </Dialog>
  );
}

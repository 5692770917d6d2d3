import { useQuery } from '@tanstack/react-query';
import { VenetianMask } from 'lucide-react';
import { useState } from 'react';
import { MaskedReview } from '#domain/features/applications/masking/contract.ts';
import { maskableStages } from '#domain/features/applications/masking/masking.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { maskedReviewQuery, useSaveMaskedReview } from './masking-queries.ts';

/** Opens the setting in which stages a job is reviewed masked, for those who may change it. */
export function MaskedReviewButton({ jobId }: { readonly jobId: number }) {
  const t = useT();
  const { data } = useQuery(maskedReviewQuery(jobId));
  const [isOpen, setOpen] = useState(false);
  if (!data?.can_change) return null;
  return (
    <>
      <Button icon={VenetianMask} onPress={() => setOpen(true)}>
        {t(data.stages.length > 0 ? 'applications.masking.on' : 'applications.masking.off')}
      </Button>
      {isOpen && <MaskedReviewDialog jobId={jobId} stages={data.stages} onClose={() => setOpen(false)} />}
    </>
  );
}

interface MaskedReviewDialogProps extends MaskedReview {
  readonly jobId: number;
  readonly onClose: () => void;
}

function MaskedReviewDialog({ jobId, stages, onClose }: MaskedReviewDialogProps) {
  const t = useT();
  const save = useSaveMaskedReview(jobId);
  const form = useSchemaForm<MaskedReview, MaskedReview>(MaskedReview, { stages });
  const submit = async (review: MaskedReview) => {
    await save.mutateAsync(review);
    showToast({ action: 'masked-review', tone: 'ok', text: t('applications.masking.saved') });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('applications.masking.title')}>
      <p>{t('applications.masking.text')}</p>
      <Form form={form} onSubmit={submit}>
        <FormField control={form.control} name="stages" label={t('applications.masking.stages')}>
          {(field) => (
            <CheckboxGroup
              {...field}
              isOptional
              hint={t('applications.masking.stagesHint')}
              choices={maskableStages.map((value) => ({ value, label: t(`statuses.application.${value}`) }))}
            />
          )}
        </FormField>
        <FormActions>
          <SubmitButton>{t('applications.masking.save')}</SubmitButton>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

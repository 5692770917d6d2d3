import { Award } from 'lucide-react';
import * as z from 'zod/mini';
import type { Cohort, CohortMember } from '#domain/features/cohorts/contract.ts';
import { maxCertificateName } from '#domain/features/cohorts/limits.ts';
import { Day, line } from '#domain/lib/fields.ts';
import { useCohort } from '#web/features/cohorts/queries.ts';
import { getLocalDay } from '#web/lib/local-day.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

const Certificate = z.object({ name: line(maxCertificateName, 1), issued_on: Day });
type Certificate = z.infer<typeof Certificate>;

interface CertificateDialogProps {
  readonly cohort: Cohort;
  readonly members: readonly CohortMember[];
  readonly onClose: () => void;
}

/** Issues one certificate to the chosen people. */
export function CertificateDialog({ cohort, members, onClose }: CertificateDialogProps) {
  const t = useT();
  const form = useSchemaForm<Certificate, Certificate>(Certificate, { name: '', issued_on: getLocalDay() });
  const { issue } = useCohort(cohort.id);
  const submit = async (certificate: Certificate) => {
    const ids = members.map(({ id }) => id);
    const { done, skipped } = await issue.mutateAsync({ members: ids, ...certificate });
    const texts = [
      t('cohorts.certificates.done', { count: done }),
      ...(skipped > 0 ? [t('cohorts.certificates.skipped', { count: skipped })] : []),
    ];
    showToast({ action: 'issue-certificates', tone: done > 0 ? 'ok' : 'info', text: texts.join('. ') });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('cohorts.certificates.title', { count: members.length })}>
      <p>{t('cohorts.certificates.text')}</p>
      {members.some(({ consent }) => consent !== 'agreed') && <p>{t('cohorts.certificates.onlyAgreed')}</p>}
      <Form form={form} onSubmit={submit}>
        <FormField control={form.control} name="name" label={t('cohorts.certificates.name')}>
          {(field) => <TextField {...field} hint={t('cohorts.certificates.nameHint')} maxLength={maxCertificateName} />}
        </FormField>
        <FormField control={form.control} name="issued_on" label={t('cohorts.certificates.issuedOn')}>
          {(field) => <TextField {...field} type="date" />}
        </FormField>
        <FormActions>
          <SubmitButton icon={Award}>{t('cohorts.certificates.issue')}</SubmitButton>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

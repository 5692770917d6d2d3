import { PackageOpen } from 'lucide-react';
import { exportFormats, NewTenantExport } from '#domain/features/exports/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { useStartTenantExport } from './queries.ts';

/** Format and purpose; submitting starts an export in the background. */
export function ExportForm() {
  const t = useT();
  const start = useStartTenantExport();
  const form = useSchemaForm<NewTenantExport, NewTenantExport>(NewTenantExport, { format: 'csv', purpose: '' });
  const send = async (wanted: NewTenantExport) => {
    await start.mutateAsync(wanted);
    form.reset({ ...wanted, purpose: '' });
  };
  return (
    <Form form={form} onSubmit={send}>
      <FormField control={form.control} name="format" label={t('exports.format')}>
        {(field) => (
          <RadioGroup
            {...field}
            choices={exportFormats.map((value) => ({ value, label: t(`exports.formats.${value}`) }))}
          />
        )}
      </FormField>
      <FormField control={form.control} name="purpose" label={t('exports.why')}>
        {(field) => <TextField {...field} hint={t('exports.whyHint')} maxLength={300} />}
      </FormField>
      <FormActions>
        <SubmitButton icon={PackageOpen} pendingText={t('exports.starting')}>
          {t('exports.start')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

import * as z from 'zod/mini';
import type { Delegation, NewDelegation } from '#domain/features/approvals/delegation/contract.ts';
import { Day } from '#domain/lib/fields.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface DelegationDialogProps {
  readonly delegation: Delegation;
  readonly onSave: (body: NewDelegation | null) => Promise<unknown>;
  readonly onClose: () => void;
}

const Absence = z
  .object({ delegate_id: z.string().check(z.minLength(1, { error: 'required' })), from: Day, until: Day })
  .check(z.refine(({ from, until }) => from <= until, { path: ['until'], error: 'invalid_value' }));

/** The days of an absence and who decides in it. */
export function DelegationDialog({ delegation, onSave, onClose }: DelegationDialogProps) {
  const t = useT();
  const { own, candidates } = delegation;
  const form = useSchemaForm(Absence, {
    delegate_id: own ? String(own.delegate.id) : '',
    from: own?.from ?? '',
    until: own?.until ?? '',
  });
  const save = async (body: NewDelegation | null) => {
    await onSave(body);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('approvals.away.title')}>
      <p>{t('approvals.away.text')}</p>
      <Form form={form} onSubmit={(value) => save({ ...value, delegate_id: Number(value.delegate_id) })}>
        <FormField control={form.control} name="delegate_id" label={t('approvals.away.delegate')}>
          {(field) => (
            <Select {...field} choices={candidates.map(({ id, name }) => ({ value: String(id), label: name }))} />
          )}
        </FormField>
        <FormField control={form.control} name="from" label={t('approvals.away.from')}>
          {(field) => <TextField {...field} type="date" />}
        </FormField>
        <FormField control={form.control} name="until" label={t('approvals.away.until')}>
          {(field) => <TextField {...field} type="date" />}
        </FormField>
        <FormActions>
          <SubmitButton pendingText={t('approvals.away.saving')}>{t('approvals.away.save')}</SubmitButton>
          {own && <Button onPress={() => void save(null)}>{t('approvals.away.end')}</Button>}
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

import type { OfferDraft, OfferStart } from '#domain/features/offers/offer.ts';
import { OfferDraft as DraftSchema } from '#domain/features/offers/offer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { ApproverFields } from './approver-fields.tsx';
import { LetterFields } from './letter-fields.tsx';
import { PayFields } from './pay-fields.tsx';
import { TermFields } from './term-fields.tsx';

interface OfferFormProps {
  readonly start: OfferStart;
  readonly defaults: OfferDraft;
  /** The stored accommodations are hidden from the reader. */
  readonly hidesAccommodations: boolean;
  readonly onSave: (draft: OfferDraft) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Writes or edits a draft. Terms may stay empty until it is sent. */
export function OfferForm({ start, defaults, hidesAccommodations, onSave, onCancel }: OfferFormProps) {
  const t = useT();
  const form = useSchemaForm(DraftSchema, defaults);
  const { control } = form;
  return (
    <Form form={form} onSubmit={onSave}>
      <TermFields control={control} hidesAccommodations={hidesAccommodations} />
      <PayFields control={control} salary={start.job.salary} />
      <LetterFields control={control} />
      <ApproverFields control={control} start={start} />
      <FormActions>
        <SubmitButton>{t('offers.form.save')}</SubmitButton>
        <Button onPress={onCancel}>{t('offers.form.cancel')}</Button>
      </FormActions>
    </Form>
  );
}

import * as z from 'zod/mini';
import type { DescribedTerms } from '#domain/features/offers/describe.ts';
import type { Offer } from '#domain/features/offers/offer.ts';
import { line } from '#domain/lib/fields.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface AcceptDialogProps {
  readonly offer: Offer;
  readonly terms: DescribedTerms;
  readonly onSign: (signature: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const Signature = z.object({ signature: line(200, 2) });

/** Repeats the main terms and asks for the typed signature. */
export function AcceptDialog({ offer, terms, onSign, onClose }: AcceptDialogProps) {
  const t = useT();
  const form = useSchemaForm(Signature, { signature: '' });
  const values = { job: terms.title, company: formatEmployer(t, offer.job.company), pay: terms.pay, date: terms.start };
  return (
    <Dialog isOpen onClose={onClose} title={t('offers.seeker.acceptTitle')}>
      <p>{t('offers.seeker.acceptText', values)}</p>
      <Form
        form={form}
        onSubmit={async ({ signature }) => {
          await onSign(signature);
          onClose();
        }}
      >
        <FormField control={form.control} name="signature" label={t('offers.seeker.signature')}>
          {(field) => <TextField {...field} autoComplete="name" maxLength={200} />}
        </FormField>
        <FormActions>
          <SubmitButton>{t('offers.seeker.sign')}</SubmitButton>
          <Button onPress={onClose}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

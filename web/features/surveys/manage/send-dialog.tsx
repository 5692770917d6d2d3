import { Send } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { maxRecipients, type SendResult, type Survey } from '#domain/features/surveys/staff-contract.ts';
import { Email } from '#domain/lib/fields.ts';
import { useSurveyActions } from '#web/features/surveys/queries.ts';
import { formatList } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface Typed {
  readonly emails: string;
}

/** Addresses in lines, or between commas or semicolons, as they are copied from a spreadsheet or an email. */
const Addresses = z.object({
  emails: z.pipe(
    z.transform((text: string) => [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ''))]),
    z.array(Email).check(z.minLength(1, { error: 'required' }), z.maxLength(maxRecipients)),
  ),
});

interface SendDialogProps {
  readonly survey: Survey;
  readonly title: string;
  readonly onClose: () => void;
}

/** Sends the survey to a list of addresses. */
export function SendDialog({ survey, title, onClose }: SendDialogProps) {
  const t = useT();
  const { send } = useSurveyActions(survey.id);
  const [result, setResult] = useState<SendResult | null>(null);
  const form = useSchemaForm<Typed, z.output<typeof Addresses>>(
    Addresses as unknown as z.ZodMiniType<z.output<typeof Addresses>, Typed>,
    { emails: '' },
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('surveys.manage.send.title', { survey: title })}>
      <p>{t('surveys.manage.send.text')}</p>
      <Form form={form} onSubmit={async ({ emails }) => setResult(await send.mutateAsync(emails))}>
        <FormField control={form.control} name="emails" label={t('surveys.manage.send.emails')}>
          {(field) => <TextArea {...field} hint={t('surveys.manage.send.emailsHint', { count: maxRecipients })} />}
        </FormField>
        {result && (
          <Banner tone="ok" role="status" title={t('surveys.manage.send.invited', { count: result.invited })}>
            {result.already > 0 && <p>{t('surveys.manage.send.already', { count: result.already })}</p>}
            {result.unknown.length > 0 && (
              <p>{t('surveys.manage.send.unknown', { emails: formatList(result.unknown) })}</p>
            )}
          </Banner>
        )}
        <FormActions>
          <SubmitButton icon={Send}>{t('surveys.manage.send.submit')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

import { Send } from 'lucide-react';
import * as z from 'zod/mini';
import { Email } from '#domain/lib/fields.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { EmailField } from '#web/ui/field/text/email-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { askForPasswordLink, type Delivery } from './recovery-queries.ts';

interface ForgotPasswordFormProps {
  readonly onSent: (email: string, delivery: Delivery) => void;
}

const ResetRequest = z.object({ email: Email });

/** Requests a reset link. The response never reveals whether the account exists. */
export function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const t = useT();
  const form = useSchemaForm(ResetRequest, { email: '' });
  const send = async ({ email }: z.infer<typeof ResetRequest>) => onSent(email, await askForPasswordLink(email));
  return (
    <Form form={form} onSubmit={send}>
      <FormField control={form.control} name="email" label={t('accounts.login.email')}>
        {(field) => <EmailField {...field} autoComplete="username" />}
      </FormField>
      <FormActions>
        <SubmitButton icon={Send} pendingText={t('accounts.recovery.forgot.pending')}>
          {t('accounts.recovery.forgot.submit')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

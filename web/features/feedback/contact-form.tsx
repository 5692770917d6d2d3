import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { ContactMessage, maxContactMessageLength } from '#domain/features/feedback/contact-contract.ts';
import { paths } from '#web/app/paths.ts';
import { identityQuery } from '#web/features/accounts/queries.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { isSignedIn } from '#web/lib/session.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { getCurrentLanguage, useT } from '#web/lib/texts/i18n.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { EmailField } from '#web/ui/field/text/email-field.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { sendContactMessage } from './queries.ts';

/** The contact form. For a signed-in person the name and the email are filled in. */
export function ContactForm() {
  const t = useT();
  const { data, isFetching } = useQuery(identityQuery());
  if (isSignedIn() && !data && isFetching) return <Loading label={t('content.contact.form.title')} />;
  return <OpenForm name={data?.full_name ?? ''} email={data?.email ?? ''} />;
}

function OpenForm({ name, email }: { readonly name: string; readonly email: string }) {
  const t = useT();
  const navigate = useNavigate();
  const form = useSchemaForm<z.input<typeof ContactMessage>, ContactMessage>(ContactMessage, {
    name,
    email,
    message: '',
  });
  const send = async (message: ContactMessage) => {
    await sendContactMessage({ ...message, language: getCurrentLanguage() });
    form.reset(message);
    await navigate(paths.thankYouFeedback, { state: { answerTo: message.email } });
  };
  const getErrorText = (error: unknown) =>
    error instanceof ApiError && error.status === 429 ? translateError(error) : t('content.contact.form.failed');
  return (
    <Form form={form} onSubmit={send} getErrorText={getErrorText}>
      <FormField control={form.control} name="name" label={t('content.contact.form.name')}>
        {(field) => <TextField {...field} autoComplete="name" />}
      </FormField>
      <FormField control={form.control} name="email" label={t('content.contact.form.email')}>
        {(field) => <EmailField {...field} hint={t('content.contact.form.emailHint')} />}
      </FormField>
      <FormField control={form.control} name="message" label={t('content.contact.form.message')}>
        {(field) => (
          <TextArea {...field} rows={6} max={maxContactMessageLength} hint={t('content.contact.form.messageHint')} />
        )}
      </FormField>
      <FormActions>
        <SubmitButton icon={Send} pendingText={t('content.contact.form.sending')}>
          {t('content.contact.form.send')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

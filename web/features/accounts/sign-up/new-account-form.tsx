import { UserPlus } from 'lucide-react';
import * as z from 'zod/mini';
import { Consent } from '#domain/features/accounts/consent.ts';
import { NewPassword } from '#domain/features/accounts/password.ts';
import { Email, line } from '#domain/lib/fields.ts';
import { NewPasswordField } from '#web/features/accounts/password/new-password-field.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { EmailField } from '#web/ui/field/text/email-field.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { ConsentField, type PolicyAudience } from './consent-field.tsx';

interface NewAccountFormProps {
  readonly name?: string;
  /** The invited email, read-only. */
  readonly knownEmail?: string;
  readonly isForOrganisation?: boolean;
  readonly audience?: PolicyAudience | undefined;
  readonly submitLabel: string;
  readonly pendingText: string;
  readonly onSend: (answers: NewAccount) => Promise<void>;
  readonly failureTextOf?: (error: unknown) => string | undefined;
}

/** The sign-up fields; partners also enter their organization. */
export function NewAccountForm({ name = '', knownEmail, isForOrganisation = false, ...props }: NewAccountFormProps) {
  const t = useT();
  const form = useSchemaForm(buildSchema(isForOrganisation), {
    full_name: name,
    organisation: '',
    email: knownEmail ?? '',
    password: '',
    consent: false,
  });
  return (
    <Form form={form} onSubmit={props.onSend} {...(props.failureTextOf && { getErrorText: props.failureTextOf })}>
      <FormField control={form.control} name="full_name" label={t('accounts.signUp.fullName')}>
        {(field) => <TextField {...field} hint={t('accounts.signUp.fullNameHint')} autoComplete="name" />}
      </FormField>
      {isForOrganisation && (
        <FormField control={form.control} name="organisation" label={t('accounts.signUp.organisation')}>
          {(field) => <TextField {...field} autoComplete="organization" />}
        </FormField>
      )}
      {knownEmail === undefined ? (
        <FormField control={form.control} name="email" label={t('accounts.signUp.email')}>
          {(field) => (
            <EmailField
              {...field}
              hint={t(isForOrganisation ? 'accounts.signUp.workEmailHint' : 'accounts.signUp.emailHint')}
            />
          )}
        </FormField>
      ) : (
        // The username for password managers.
        <input type="email" hidden readOnly autoComplete="username" value={knownEmail} />
      )}
      <FormField control={form.control} name="password" label={t('accounts.signUp.password')}>
        {(field) => <NewPasswordField {...field} />}
      </FormField>
      <FormField control={form.control} name="consent" label={t('accounts.signUp.consentLabel')}>
        {(field) => <ConsentField {...field} audience={props.audience} />}
      </FormField>
      <FormActions>
        <SubmitButton icon={UserPlus} pendingText={props.pendingText}>
          {props.submitLabel}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

function buildSchema(isForOrganisation: boolean) {
  return z.object({
    full_name: line(200, 1),
    organisation: line(200, isForOrganisation ? 1 : 0),
    email: Email,
    password: NewPassword,
    consent: Consent,
  });
}

export type NewAccount = z.infer<ReturnType<typeof buildSchema>>;

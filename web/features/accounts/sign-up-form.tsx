import { UserPlus } from 'lucide-react';
import * as z from 'zod/mini';
import { NewPassword } from '#domain/features/accounts/password.ts';
import { type Registration, Registration as RegistrationSchema } from '#domain/features/accounts/registration.ts';
import { Email, line } from '#domain/lib/fields.ts';
import { CallFailed } from '#web/lib/call-failed.ts';
import { currentLanguage, useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { EmailField } from '#web/ui/field/email-field.tsx';
import { PasswordField } from '#web/ui/field/password-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { ConsentField } from './consent-field.tsx';
import { registerAccount } from './queries.ts';

interface SignUpFormProps {
  readonly kind: Registration['kind'];
  /** Called once the account is there, before the session begins to show. */
  readonly onDone: () => void;
}

/** The few answers an account needs. Whoever signs up for an organisation names it. */
export function SignUpForm({ kind, onDone }: SignUpFormProps) {
  const t = useT();
  const isForOrganisation = kind !== 'candidate';
  const form = useSchemaForm(schemaOf(isForOrganisation), {
    full_name: '',
    organisation: '',
    email: '',
    password: '',
    consent: false,
  });
  const send = async ({ consent: _consent, ...answers }: Answers) => {
    await registerAccount(
      RegistrationSchema.parse({ ...answers, kind, language: currentLanguage(), consent: 'true' }),
      onDone,
    );
  };
  return (
    <Form form={form} onSend={send} failureTextOf={refusalText}>
      <FormField control={form.control} name="full_name" label={t('account.signUp.fullName')}>
        {(field) => <TextField {...field} hint={t('account.signUp.fullNameHint')} autoComplete="name" />}
      </FormField>
      {isForOrganisation && (
        <FormField control={form.control} name="organisation" label={t('account.signUp.organisation')}>
          {(field) => <TextField {...field} autoComplete="organization" />}
        </FormField>
      )}
      <FormField control={form.control} name="email" label={t('account.signUp.email')}>
        {(field) => (
          <EmailField
            {...field}
            hint={t(isForOrganisation ? 'account.signUp.workEmailHint' : 'account.signUp.emailHint')}
          />
        )}
      </FormField>
      <FormField control={form.control} name="password" label={t('account.signUp.password')}>
        {(field) => <PasswordField {...field} hint={t('account.signUp.passwordHint')} autoComplete="new-password" />}
      </FormField>
      <FormField control={form.control} name="consent" label={t('account.signUp.consentLabel')}>
        {(field) => <ConsentField {...field} />}
      </FormField>
      <FormActions>
        <Button
          type="submit"
          variant="primary"
          icon={UserPlus}
          isPending={form.formState.isSubmitting}
          pendingText={t('account.signUp.pending')}
        >
          {t('account.signUp.submit')}
        </Button>
      </FormActions>
    </Form>
  );
}

function schemaOf(isForOrganisation: boolean) {
  return z.object({
    full_name: line(200, 1),
    organisation: line(200, isForOrganisation ? 1 : 0),
    email: Email,
    password: NewPassword,
    consent: z.boolean().check(z.refine((isGiven) => isGiven, { error: 'required' })),
  });
}

type Answers = z.infer<ReturnType<typeof schemaOf>>;

/** The first message about the email, when that is what was refused. */
function refusalText(error: unknown): string | undefined {
  const data = error instanceof CallFailed ? Object(error.body.data) : {};
  return Array.isArray(data.email) && typeof data.email[0] === 'string' ? data.email[0] : undefined;
}

import { UserPlus } from 'lucide-react';
import * as z from 'zod/mini';
import { NewPassword } from '#domain/features/accounts/password.ts';
import type { JoiningInvitation } from '#domain/features/teams/joining.ts';
import { line } from '#domain/lib/fields.ts';
import { currentLanguage, useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { PasswordField } from '#web/ui/field/password-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { ConsentField } from './consent-field.tsx';
import { joinTeam } from './join-queries.ts';

interface JoinFormProps {
  readonly token: string;
  readonly invitation: JoiningInvitation;
  readonly onDone: () => void;
}

const Answers = z.object({
  full_name: line(200, 1),
  password: NewPassword,
  consent: z.boolean().check(z.refine((isGiven) => isGiven, { error: 'required' })),
});

/** What an account needs beside the address that was invited. */
export function JoinForm({ token, invitation, onDone }: JoinFormProps) {
  const t = useT();
  const form = useSchemaForm(Answers, { full_name: invitation.name, password: '', consent: false });
  const send = ({ full_name, password }: z.infer<typeof Answers>) =>
    joinTeam({ token, full_name, password, language: currentLanguage(), consent: true }, onDone);
  return (
    <Form form={form} onSend={send}>
      <FormField control={form.control} name="full_name" label={t('account.signUp.fullName')}>
        {(field) => <TextField {...field} hint={t('account.signUp.fullNameHint')} autoComplete="name" />}
      </FormField>
      {/* Password managers keep the password with this name. */}
      <input type="email" hidden readOnly autoComplete="username" value={invitation.email} />
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
          pendingText={t('recovery.join.pending')}
        >
          {t('recovery.join.submit')}
        </Button>
      </FormActions>
    </Form>
  );
}

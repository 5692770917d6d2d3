import { LogIn } from 'lucide-react';
import * as z from 'zod/mini';
import { paths } from '#web/app/paths.ts';
import { CallFailed } from '#web/lib/call-failed.ts';
import { formatTime } from '#web/lib/format.ts';
import { currentLanguage, translate, useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';
import { Link } from '#web/ui/action/link.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { EmailField } from '#web/ui/field/email-field.tsx';
import { PasswordField } from '#web/ui/field/password-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { logIn } from './queries.ts';

const SignIn = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
});

/** Wrong tries after which the page says what a limit would do. */
const warnFrom = 2;

/** Email and password. The page around it decides where to go once the session has begun. */
export function SignInForm() {
  const t = useT();
  const form = useSchemaForm(SignIn, { username: '', password: '' });
  const tries = useSession((session) => session.failedLoginAttempts);
  const send = async (credentials: z.infer<typeof SignIn>) => {
    await logIn(credentials);
    welcome();
  };
  return (
    <Form form={form} onSend={send} failureTextOf={refusalText}>
      {tries >= warnFrom && <InlineNote tone="info">{t('account.login.tries')}</InlineNote>}
      <FormField control={form.control} name="username" label={t('account.login.email')}>
        {(field) => <EmailField {...field} autoComplete="username" />}
      </FormField>
      <FormField control={form.control} name="password" label={t('account.login.password')}>
        {(field) => <PasswordField {...field} autoComplete="current-password" />}
      </FormField>
      <p>
        <Link href={paths.forgotPassword}>{t('recovery.forgot.link')}</Link>
      </p>
      <FormActions>
        <SubmitButton icon={LogIn} pendingText={t('account.login.pending')}>
          {t('account.login.submit')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

function welcome(): void {
  const { expires_at: end } = useSession.getState();
  const until =
    end === null ? undefined : translate('session.signedInUntil', { time: formatTime(new Date(end * 1000)) });
  showToast({ tone: 'ok', text: translate('session.loginDone'), detail: until });
}

/** The server's own words are English: the first of `non_field_errors` for what was not accepted, `detail` for a wrong pair. */
function refusalText(error: unknown): string | undefined {
  if (!(error instanceof CallFailed) || currentLanguage() !== 'en') return undefined;
  const { non_field_errors: general, detail } = error.body;
  if (error.status === 400 && Array.isArray(general) && typeof general[0] === 'string') return general[0];
  const hasDetail = error.status === 401 || error.status === 429;
  return hasDetail && typeof detail === 'string' ? detail : undefined;
}

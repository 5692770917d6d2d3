import { useT } from '#web/lib/texts/i18n.ts';
import { PasswordField } from '#web/ui/field/text/password-field.tsx';
import type { BoundField } from '#web/ui/form/form-field.tsx';

/** The new-password field with its rules. */
export function NewPasswordField(field: BoundField<string>) {
  const t = useT();
  return <PasswordField {...field} hint={t('accounts.signUp.passwordHint')} autoComplete="new-password" />;
}

import { ShieldCheck } from 'lucide-react';
import * as z from 'zod/mini';
import { TwoFactorCode, type TwoFactorSetup } from '#domain/features/accounts/two-factor.ts';
import { focusOnMount } from '#web/features/accounts/focus-on-mount.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { CodeField } from '#web/ui/field/text/code-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { QrPicture } from './qr-code.tsx';
import css from './two-factor.module.css';

const First = z.object({ code: TwoFactorCode });

interface SecondStepSetUpProps {
  readonly setUp: TwoFactorSetup;
  readonly onConfirm: (code: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Setup: the app reads the secret as QR code or text, and the first code confirms it. */
export function SecondStepSetUpForm({ setUp, onConfirm, onCancel }: SecondStepSetUpProps) {
  const t = useT();
  const form = useSchemaForm(First, { code: '' });
  return (
    <div className={css.part}>
      <h3 ref={focusOnMount} tabIndex={-1} className={css.title}>
        {t('accounts.twoFactor.setUp.title')}
      </h3>
      <ol className={css.steps}>
        <li>{t('accounts.twoFactor.setUp.app')}</li>
        <li>
          <p>{t('accounts.twoFactor.setUp.scan')}</p>
          <QrPicture text={setUp.address} label={t('accounts.twoFactor.setUp.picture')} />
          <p>
            {t('accounts.twoFactor.setUp.key')}: <code className={css.key}>{inGroups(setUp.secret)}</code>
          </p>
        </li>
        <li>{t('accounts.twoFactor.setUp.enter')}</li>
      </ol>
      <Form form={form} onSubmit={({ code }) => onConfirm(code)}>
        <FormField control={form.control} name="code" label={t('accounts.twoFactor.setUp.code')}>
          {(field) => <CodeField {...field} hint={t('accounts.twoFactor.setUp.codeHint')} />}
        </FormField>
        <p>{t('accounts.twoFactor.setUp.others')}</p>
        <FormActions>
          <SubmitButton icon={ShieldCheck} pendingText={t('accounts.twoFactor.setUp.pending')}>
            {t('accounts.twoFactor.setUp.confirm')}
          </SubmitButton>
          <Button onPress={onCancel}>{t('common.actions.cancel')}</Button>
        </FormActions>
      </Form>
    </div>
  );
}

/** `ABCD EFGH …`; apps ignore spaces. */
function inGroups(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ');
}

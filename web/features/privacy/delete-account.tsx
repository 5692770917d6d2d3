import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { signOut } from '#web/lib/session.ts';
import { translateError, translateFieldError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { PasswordField } from '#web/ui/field/text/password-field.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import css from './privacy.module.css';
import { deleteAccount } from './queries.ts';

/** Account deletion: what is deleted and kept, the password, and a confirmation. */
export function DeleteAccount() {
  const t = useT();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [isAsking, setAsking] = useState(false);
  const erase = useMutation({
    mutationFn: () => deleteAccount(password),
    onSettled: () => setAsking(false),
    onSuccess: async () => {
      // The page needs no session, so that the settings don't lead to the login first.
      await navigate(paths.accountDeleted, { replace: true, state: { isDeleted: true } });
      signOut();
    },
  });
  return (
    <div className={css.part}>
      <p>{t('privacy.deletion.text')}</p>
      <h3 className={css.title}>{t('privacy.deletion.goesTitle')}</h3>
      <p>{t('privacy.deletion.goes')}</p>
      <h3 className={css.title}>{t('privacy.deletion.staysTitle')}</h3>
      <p>{t('privacy.deletion.stays')}</p>
      <PasswordField
        label={t('privacy.deletion.password')}
        hint={t('privacy.deletion.passwordHint')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={findProblem(erase.error)}
      />
      <div>
        <Button variant="danger" icon={Trash2} onPress={() => setAsking(true)}>
          {t('privacy.deletion.action')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('privacy.deletion.confirmTitle')}
        text={t('privacy.deletion.text')}
        confirmLabel={t('privacy.deletion.action')}
        isDanger
        isPending={erase.isPending}
        onConfirm={() => erase.mutate()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

function findProblem(error: unknown): string | undefined {
  if (!error) return undefined;
  const [field] = error instanceof ApiError ? error.fields : [];
  return field ? translateFieldError(field) : translateError(error);
}

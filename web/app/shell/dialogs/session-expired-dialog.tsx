import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { sessionEndTexts } from '#web/app/shell/session-end-texts.ts';
import { SignInForm } from '#web/features/accounts/session/sign-in-form.tsx';
import { formatLocation } from '#web/lib/session/return-address.ts';
import { discardExpiredUser, useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import css from './session-expired-dialog.module.css';

/** Login on a page with unsaved work, after the session has expired. The page stays behind the dialog, obscured. */
export function SessionExpiredDialog() {
  const t = useT();
  const navigate = useNavigate();
  const location = useLocation();
  const ended = useSession((session) => session.ended) ?? 'expired';
  const leave = () => {
    void navigate(paths.login, { state: { from: formatLocation(location) } });
    discardExpiredUser();
  };
  return (
    <Dialog isOpen onClose={leave} title={t(sessionEndTexts[ended])}>
      <p className={css.text}>{t('accounts.security.reAuth.text')}</p>
      <SignInForm />
      <p className={css.leave}>
        <Button variant="quiet" onPress={leave}>
          {t('accounts.security.reAuth.leave')}
        </Button>
      </p>
    </Dialog>
  );
}

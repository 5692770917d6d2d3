import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { endTexts } from '#web/app/shell/session-end-texts.ts';
import { SignInForm } from '#web/features/accounts/session/sign-in-form.tsx';
import { useT } from '#web/lib/i18n.ts';
import { addressOfLocation } from '#web/lib/session/return-address.ts';
import { leaveLapsed, useSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import css from './session-expired-dialog.module.css';

/** Signing in again on the page where something is being written; it waits behind, unread and unchanged. */
export function ReAuthDialog() {
  const t = useT();
  const navigate = useNavigate();
  const location = useLocation();
  const ended = useSession((session) => session.ended) ?? 'expired';
  const leave = () => {
    void navigate(paths.login, { state: { from: addressOfLocation(location) } });
    leaveLapsed();
  };
  return (
    <Dialog isOpen onClose={leave} title={t(endTexts[ended])}>
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

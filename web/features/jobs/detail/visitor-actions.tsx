import { UserPlus } from 'lucide-react';
import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { formatLocation } from '#web/lib/session/return-address.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';

/** Log in and sign up for visitors; both return to this page. */
export function VisitorActions() {
  const t = useT();
  const location = useLocation();
  const back = { state: { from: formatLocation(location) } };
  return (
    <>
      <LinkButton icon={UserPlus} href={paths.signUpCandidate} routerOptions={back}>
        {t('jobs.search.visitor.signUp')}
      </LinkButton>
      <LinkButton variant="quiet" href={paths.login} routerOptions={back}>
        {t('jobs.search.visitor.logIn')}
      </LinkButton>
    </>
  );
}

import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import { addressOfLocation } from '#web/lib/return-address.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import css from './visitor-offer.module.css';

/** What a visitor would see with an account. Signing in leads back to the same place. */
export function VisitorOffer() {
  const t = useT();
  const location = useLocation();
  const back = { state: { from: addressOfLocation(location) } };
  return (
    <div className={css.offer}>
      <div className={css.words}>
        <p className={css.title}>{t('search.visitor.title')}</p>
        <p>{t('search.visitor.text')}</p>
      </div>
      <div className={css.actions}>
        <LinkButton href={paths.signUpCandidate} routerOptions={back}>
          {t('search.visitor.signUp')}
        </LinkButton>
        <LinkButton variant="quiet" href={paths.login} routerOptions={back}>
          {t('search.visitor.logIn')}
        </LinkButton>
      </div>
    </div>
  );
}

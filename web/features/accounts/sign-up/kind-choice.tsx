import { Building2, GraduationCap, HandHeart, Handshake, UserRound } from 'lucide-react';
import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import css from './kind-choice.module.css';
import { useOpenKinds } from './use-open-kinds.ts';

const kinds = [
  { id: 'candidate', href: paths.signUpCandidate, icon: UserRound },
  { id: 'employer', href: paths.signUpEmployer, icon: Building2 },
  { id: 'nonProfitPartner', href: paths.signUpNonProfit, icon: HandHeart },
  { id: 'corporatePartner', href: paths.signUpCorporate, icon: Handshake },
  { id: 'skilling', href: paths.signUpSkilling, icon: GraduationCap },
] as const;

/** The account types, linked to their sign-up forms with the return address. */
export function KindChoice() {
  const t = useT();
  const { state } = useLocation();
  const openKinds = useOpenKinds();
  const open = kinds.filter(({ id }) => openKinds.includes(id));
  if (open.length === 0) return <p>{t('accounts.signUp.closed')}</p>;
  return (
    <ul className={css.list}>
      {open.map(({ id, href, icon: Icon }) => (
        <li key={id}>
          <PlainLink href={href} routerOptions={{ state }} className={css.kind}>
            <Icon size={32} strokeWidth={1.5} aria-hidden className={css.icon} />
            <span>
              <span className={css.name}>{t(`accounts.signUp.${id}.name`)}</span>
              <span className={css.text}>{t(`accounts.signUp.${id}.text`)}</span>
            </span>
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}

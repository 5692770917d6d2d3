import { ArrowRight } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useOpenKinds } from '#web/features/accounts/sign-up/use-open-kinds.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import css from './home-doors.module.css';

const doors = [
  { name: 'seeker', kind: 'candidate', href: paths.signUpCandidate, picture: 'profile' },
  { name: 'employer', kind: 'employer', href: paths.signUpEmployer, picture: 'buildings' },
  { name: 'partner', kind: 'nonProfitPartner', href: paths.signUpNonProfit, picture: 'pair' },
] as const;

/** One entry for each kind of visitor, if its sign-up is open. */
export function HomeDoors() {
  const t = useT();
  const open = useOpenKinds();
  const shown = doors.filter(({ kind }) => open.includes(kind));
  if (shown.length === 0) return null;
  return (
    <ul className={css.doors}>
      {shown.map(({ name, href, picture }) => (
        <li key={name}>
          <PlainLink href={href} className={css.door}>
            <Picture name={picture} size="round" />
            <span className={css.texts}>
              <strong className={css.title}>{t(`home.doors.${name}.title`)}</strong>
              <span>{t(`home.doors.${name}.text`)}</span>
              <span className={css.action}>
                {t(`home.doors.${name}.action`)}
                <ArrowRight size={16} aria-hidden />
              </span>
            </span>
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}

import { FileUp, Footprints, House, type LucideIcon, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { signUpKinds } from '#domain/features/accounts/sign-up-kinds.ts';
import { paths } from '#web/app/paths.ts';
import { AccountCreated } from '#web/features/accounts/sign-up/account-created.tsx';
import { useT } from '#web/lib/i18n.ts';
import { useCustomTitle } from '#web/lib/page-title.ts';
import { getReturnAddress } from '#web/lib/session/return-address.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './thank-you-page.module.css';

/** The next steps of a job seeker, an employer, and a partner. */
const nextSteps = {
  candidate: ['resume', 'search', 'apply'],
  employer: ['check', 'draft', 'tell'],
  partner: ['check', 'complete', 'tell'],
} as const;

type Group = keyof typeof nextSteps;

const actions: Record<Group, readonly [LucideIcon, string]> = {
  candidate: [FileUp, `${paths.onboarding}?step=resume`],
  employer: [Pencil, paths.createJob],
  partner: [Footprints, paths.onboarding],
};

/** The next steps after sign-up. Opened directly, it only says thank you. */
export function ThankYouPage() {
  const t = useT();
  const { state } = useLocation();
  const [created] = useState(createdIn(state));
  useCustomTitle(created === null ? null : t('accounts.thankYou.title'));
  const [wanted] = useState(getReturnAddress(state));
  if (created === null) {
    return (
      <>
        <PageHeader title={t('accounts.thankYou.visitor.title')} purpose={t('accounts.thankYou.visitor.text')} />
        <LinkButton variant="primary" icon={House} href={paths.home}>
          {t('common.actions.goHome')}
        </LinkButton>
      </>
    );
  }
  const [icon, href] = actions[created];
  return (
    <div className={css.page}>
      <PageHeader title={t('accounts.thankYou.title')} />
      <AccountCreated wanted={wanted} />
      <section aria-labelledby="next" className={css.next}>
        <h2 id="next">{t('accounts.thankYou.next')}</h2>
        <ol className={css.steps}>
          <li>{t('accounts.thankYou.email')}</li>
          {nextSteps[created].map((step) => (
            <li key={step}>{t(`accounts.thankYou.${created}.${step}` as 'accounts.thankYou.candidate.resume')}</li>
          ))}
        </ol>
        <div>
          <LinkButton icon={icon} href={href}>
            {t(`accounts.thankYou.${created}.action`)}
          </LinkButton>
        </div>
      </section>
    </div>
  );
}

function createdIn(state: unknown): Group | null {
  const { created } = Object(state);
  if (!signUpKinds.includes(created)) return null;
  return created === 'candidate' || created === 'employer' ? created : 'partner';
}

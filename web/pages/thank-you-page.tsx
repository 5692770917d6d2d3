import { FileUp, House, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { AccountCreated } from '#web/features/accounts/account-created.tsx';
import { useT } from '#web/lib/i18n.ts';
import { returnAddress } from '#web/lib/return-address.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './thank-you-page.module.css';

const nextSteps = { candidate: ['resume', 'search', 'apply'], employer: ['check', 'draft', 'tell'] } as const;

/** What happens next, right after signing up. Opened by itself it only says thank you. */
export function ThankYouPage() {
  const t = useT();
  const { state } = useLocation();
  const [created] = useState(createdIn(state));
  const [wanted] = useState(returnAddress(state));
  if (created === null) {
    return (
      <>
        <PageHeader title={t('account.thankYou.visitor.title')} purpose={t('account.thankYou.visitor.text')} />
        <LinkButton variant="primary" icon={House} href={paths.home}>
          {t('common.actions.goHome')}
        </LinkButton>
      </>
    );
  }
  const isCandidate = created === 'candidate';
  return (
    <div className={css.page}>
      <PageHeader title={t('account.thankYou.title')} />
      <AccountCreated wanted={wanted} />
      <section aria-labelledby="next" className={css.next}>
        <h2 id="next">{t('account.thankYou.next')}</h2>
        <ol className={css.steps}>
          {nextSteps[created].map((step) => (
            <li key={step}>{t(`account.thankYou.${created}.${step}` as 'account.thankYou.candidate.resume')}</li>
          ))}
        </ol>
        <div>
          <LinkButton icon={isCandidate ? FileUp : Pencil} href={isCandidate ? paths.onboarding : paths.createJob}>
            {t(`account.thankYou.${created}.action`)}
          </LinkButton>
        </div>
      </section>
    </div>
  );
}

function createdIn(state: unknown): keyof typeof nextSteps | null {
  const { created } = Object(state);
  return created === 'candidate' || created === 'employer' ? created : null;
}

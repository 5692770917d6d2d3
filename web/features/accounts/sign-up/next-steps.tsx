import { type ReactNode, useId } from 'react';
import type { SignUpKind } from '#domain/features/accounts/sign-up-kinds.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import css from './next-steps.module.css';

/** The next steps of a job seeker, an employer, and a partner. */
const nextSteps = {
  candidate: ['resume', 'search', 'apply'],
  employer: ['check', 'draft', 'notice'],
  partner: ['check', 'complete', 'notice'],
} as const;

export type NewcomerGroup = keyof typeof nextSteps;

export function getNewcomerGroup(kind: SignUpKind): NewcomerGroup {
  return kind === 'candidate' || kind === 'employer' ? kind : 'partner';
}

interface NextStepsProps {
  readonly group: NewcomerGroup;
  /** Below the list, such as the link to the first step. */
  readonly children?: ReactNode;
}

/** What happens after sign-up. */
export function NextSteps({ group, children }: NextStepsProps) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.next}>
      <h2 id={id}>{t('accounts.thankYou.next')}</h2>
      <ol className={css.steps}>
        <li>{t('accounts.thankYou.email')}</li>
        {nextSteps[group].map((step) => (
          <li key={step}>{t(`accounts.thankYou.${group}.${step}` as 'accounts.thankYou.candidate.resume')}</li>
        ))}
      </ol>
      {children}
    </section>
  );
}

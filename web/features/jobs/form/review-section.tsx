import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import type { OntarioField, OntarioProblem } from '#domain/features/jobs/posting/ontario-posting.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import css from './job-form.module.css';
import type { StepName, StepState } from './job-steps.ts';
import { OntarioProblems } from './ontario/ontario-problems.tsx';
import { useStepNote } from './step-list.tsx';

interface ReviewSectionProps {
  readonly steps: readonly StepState[];
  readonly getHref: (step: StepName) => string;
  /** Why the user cannot publish directly. */
  readonly note: string | undefined;
  readonly problems: readonly OntarioProblem[];
  readonly onSelectField: (field: OntarioField) => void;
}

/** What is complete, what is missing, and what job seekers will see as not listed. */
export function ReviewSection({ steps, getHref, note, problems, onSelectField }: ReviewSectionProps) {
  const t = useT();
  const getNote = useStepNote();
  const missing = steps.find(({ name }) => name === 'review')?.missing ?? [];
  return (
    <>
      {missing.length > 0 && (
        <InlineNote tone="warn">
          {t('jobs.form.wizard.notReady')} {missing.map((field) => t(`jobs.form.wizard.missing.${field}`)).join(' ')}
        </InlineNote>
      )}
      <OntarioProblems problems={problems} onSelect={onSelectField} />
      {missing.length + problems.length === 0 && <InlineNote tone="ok">{t('jobs.form.wizard.ready')}</InlineNote>}
      <ul className={css.review}>
        {steps
          .filter(({ name }) => name !== 'review')
          .map((step) => {
            const Icon = step.missing.length > 0 ? CircleAlert : step.answered > 0 ? CircleCheck : CircleDashed;
            return (
              <li key={step.name}>
                <Icon size={20} aria-hidden />
                <PlainLink href={getHref(step.name)}>{t(`jobs.form.wizard.names.${step.name}`)}</PlainLink>
                <span className={css.muted}>{getNote(step)}</span>
              </li>
            );
          })}
      </ul>
      {note && <p className={css.muted}>{note}</p>}
    </>
  );
}

import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import css from '#web/features/jobs/form/job-form.module.css';
import { type StepName, stepNames } from '#web/features/jobs/form/job-steps.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';

interface StepSectionProps {
  readonly name: StepName;
  readonly current: StepName;
  readonly onOpen: (step: StepName) => void;
  readonly children: ReactNode;
}

/** One step of the form. The others stay in the page, hidden, with everything that was typed. */
export function StepSection({ name, current, onOpen, children }: StepSectionProps) {
  const t = useT();
  const at = stepNames.indexOf(name);
  const [before, after] = [stepNames[at - 1], stepNames[at + 1]];
  const go = (step: StepName) => {
    onOpen(step);
    document.getElementById(headingId(step))?.focus();
  };
  return (
    <div hidden={name !== current}>
      <Card as="section" labelledBy={headingId(name)}>
        <div className={css.section}>
          <div>
            <p className={css.stepOf}>{t('jobs.form.wizard.stepOf', { step: at + 1, steps: stepNames.length })}</p>
            <h2 id={headingId(name)} tabIndex={-1} className={css.heading}>
              {t(`jobs.form.wizard.titles.${name}`)}
            </h2>
            <p className={css.hint}>{t(`jobs.form.wizard.hints.${name}`)}</p>
          </div>
          {children}
          <div className={css.foot}>
            {before && (
              <Button icon={ArrowLeft} onPress={() => go(before)}>
                {t('jobs.form.wizard.back')}
              </Button>
            )}
            {after && (
              <span className={css.next}>
                <Button variant="primary" icon={ArrowRight} onPress={() => go(after)}>
                  {t('jobs.form.wizard.next', { name: t(`jobs.form.wizard.names.${after}`) })}
                </Button>
              </span>
            )}
          </div>
        </div>
      </Card>
    </div>
  );
}

function headingId(name: StepName): string {
  return `step-${name}`;
}

import { Check } from 'lucide-react';
import { useIsPhone } from '#web/lib/media.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Meter } from '#web/ui/data/progress/meter.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { measureCompleteness, type StepName, type StepState } from './job-steps.ts';
import css from './step-list.module.css';

interface StepListProps {
  readonly steps: readonly StepState[];
  readonly current: StepName;
  readonly getHref: (step: StepName) => string;
  readonly onOpen: (step: StepName) => void;
}

/** The steps of the form with what is answered. On a phone, a list to choose from. */
export function StepList({ steps, current, getHref, onOpen }: StepListProps) {
  const t = useT();
  const getNote = useStepNote();
  const percent = measureCompleteness(steps);
  if (useIsPhone()) {
    const at = steps.findIndex(({ name }) => name === current);
    return (
      <Select
        label={t('jobs.form.wizard.stepOf', { step: at + 1, steps: steps.length })}
        value={current}
        onChange={onOpen}
        choices={steps.map((step) => ({ value: step.name, label: t(`jobs.form.wizard.names.${step.name}`) }))}
      />
    );
  }
  return (
    <nav className={css.nav} aria-label={t('jobs.form.wizard.label')}>
      <ol className={css.list}>
        {steps.map((step, index) => {
          const isDone = step.missing.length === 0 && step.answered > 0;
          return (
            <li key={step.name}>
              <PlainLink
                href={getHref(step.name)}
                className={css.item}
                {...(step.name === current ? { 'aria-current': 'step' as const } : {})}
              >
                <span className={classNames(css.mark, isDone && css.done)} aria-hidden>
                  {isDone ? <Check size={14} strokeWidth={3} /> : index + 1}
                </span>
                <span className={css.texts}>
                  <strong>{t(`jobs.form.wizard.names.${step.name}`)}</strong>
                  <span className={css.note}>{getNote(step)}</span>
                </span>
              </PlainLink>
            </li>
          );
        })}
      </ol>
      <div className={css.complete}>
        <Meter
          label={t('jobs.form.wizard.complete')}
          value={percent}
          valueText={t('jobs.form.wizard.percent', { percent })}
        />
        <p className={css.note}>{t('jobs.form.wizard.skipped')}</p>
      </div>
    </nav>
  );
}

/** What a step contains or still needs, in a few words. */
export function useStepNote(): (step: StepState) => string {
  const t = useT();
  return ({ name, answered, total, missing }) => {
    if (name !== 'review' && missing.length > 0) {
      return missing.map((field) => t(`jobs.form.wizard.missing.${field}`)).join(' ');
    }
    if (total > 0 && answered > 0) return t('jobs.form.wizard.answered', { answered, total });
    return t(`jobs.form.wizard.contents.${name}`);
  };
}

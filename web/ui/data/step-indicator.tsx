import { useT } from '#web/lib/i18n.ts';
import css from './step-indicator.module.css';

interface StepIndicatorProps {
  /** From 1. */
  readonly step: number;
  readonly steps: number;
  readonly name: string;
}

/** "Step 2 of 5: Skills", with a line that fills. */
export function StepIndicator({ step, steps, name }: StepIndicatorProps) {
  const t = useT();
  return (
    <div className={css.steps}>
      <p className={css.words}>{t('common.labels.step', { step, steps, name })}</p>
      <div className={css.marks} aria-hidden>
        {Array.from({ length: steps }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks are alike and never move
          <span key={index} className={index < step ? css.full : css.mark} />
        ))}
      </div>
    </div>
  );
}

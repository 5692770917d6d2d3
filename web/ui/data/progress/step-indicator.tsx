import { useT } from '#web/lib/texts/i18n.ts';
import css from './step-indicator.module.css';

interface StepIndicatorProps {
  /** From 1. */
  readonly step: number;
  readonly steps: number;
  readonly name: string;
}

/** "Step 2 of 5: Skills", with a bar that fills. */
export function StepIndicator({ step, steps, name }: StepIndicatorProps) {
  const t = useT();
  return (
    <div className={css.steps}>
      <p className={css.text}>{t('common.labels.step', { step, steps, name })}</p>
      <div className={css.marks} aria-hidden>
        {Array.from({ length: steps }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks are identical and never reordered
          <span key={index} className={index < step ? css.full : css.mark} />
        ))}
      </div>
    </div>
  );
}

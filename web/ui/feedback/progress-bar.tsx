import { useId } from 'react';
import css from './progress-bar.module.css';

interface ProgressBarProps {
  readonly label: string;
  readonly done: number;
  readonly total: number;
  /** "3 of 5 files read". */
  readonly valueText: string;
}

export function ProgressBar({ label, done, total, valueText }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={css.progress}>
      <div className={css.texts}>
        <span id={id}>{label}</span>
        <span>{valueText}</span>
      </div>
      <progress
        className={css.bar}
        max={Math.max(total, 1)}
        value={done}
        aria-labelledby={id}
        aria-valuetext={valueText}
      />
    </div>
  );
}

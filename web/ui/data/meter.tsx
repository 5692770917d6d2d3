import { useId } from 'react';
import css from './meter.module.css';

interface MeterProps {
  readonly label: string;
  /** From 0 to 100. */
  readonly value: number;
  /** The value in words: "Strong match". The number alone judges nobody. */
  readonly words: string;
}

/** How much of a whole something is, in words first. */
export function Meter({ label, value, words }: MeterProps) {
  const id = useId();
  return (
    <div className={css.meter}>
      <div className={css.texts}>
        <span id={id}>{label}</span>
        <span className={css.words}>{words}</span>
      </div>
      <meter className={css.bar} min={0} max={100} value={value} aria-labelledby={id} aria-valuetext={words} />
    </div>
  );
}

import { useId } from 'react';
import css from './meter.module.css';

interface MeterProps {
  readonly label: string;
  /** From 0 to 100. */
  readonly value: number;
  /** The value as text: "Strong match". */
  readonly valueText: string;
}

/** A part of a whole, with the value as text. */
export function Meter({ label, value, valueText }: MeterProps) {
  const id = useId();
  return (
    <div className={css.meter}>
      <div className={css.texts}>
        <span id={id}>{label}</span>
        <span className={css.value}>{valueText}</span>
      </div>
      <meter className={css.bar} min={0} max={100} value={value} aria-labelledby={id} aria-valuetext={valueText} />
    </div>
  );
}

/** The bar alone, for values that are written next to it. */
export function MeterBar({ value }: Pick<MeterProps, 'value'>) {
  return <meter className={css.bar} min={0} max={100} value={value} aria-hidden="true" />;
}

import type { ReactNode } from 'react';
import css from './two-lines.module.css';

interface TwoLinesProps {
  readonly children: ReactNode;
  /** The second line, in smaller text. */
  readonly below: ReactNode;
}

/** A cell with two lines. */
export function TwoLines({ children, below }: TwoLinesProps) {
  return (
    <span className={css.lines}>
      <span>{children}</span>
      {below && <span className={css.below}>{below}</span>}
    </span>
  );
}

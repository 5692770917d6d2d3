import type { ReactNode } from 'react';
import css from './ui-page.module.css';

interface SampleProps {
  /** The name of the part as in the code. */
  readonly name: string;
  readonly children: ReactNode;
  /** `stack` for parts of full width, `grid` for cards. */
  readonly layout?: 'row' | 'stack' | 'grid';
}

/** One part in its states. */
export function Sample({ name, children, layout = 'row' }: SampleProps) {
  return (
    <div className={css.sample} data-part={name}>
      <h3>{name}</h3>
      <div className={css[layout]}>{children}</div>
    </div>
  );
}

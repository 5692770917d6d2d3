import type { ReactNode } from 'react';
import css from './list-tools.module.css';

/** The row of search, filters and sort order above a list. It wraps, and stacks on a phone. */
export function ListTools({ children }: { readonly children: ReactNode }) {
  return <search className={css.tools}>{children}</search>;
}

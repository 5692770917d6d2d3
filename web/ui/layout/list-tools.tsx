import type { ReactNode } from 'react';
import css from './list-tools.module.css';

/** The line of search, filters and order above a list. It wraps, and stacks on a phone. */
export function ListTools({ children }: { readonly children: ReactNode }) {
  return <search className={css.tools}>{children}</search>;
}

import type { ReactNode } from 'react';
import css from './list-note.module.css';

/** One line about a list, such as what its order is based on. */
export function ListNote({ children }: { readonly children: ReactNode }) {
  return <p className={css.note}>{children}</p>;
}

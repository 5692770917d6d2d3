import type { ReactNode } from 'react';
import css from './form.module.css';

/** The buttons at the end of a form, the primary one first. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}

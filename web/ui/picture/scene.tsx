import type { ReactNode } from 'react';
import css from './picture.module.css';

/** The canvas of a picture: 240 by 180 units, lines in one weight. */
export function Scene({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 180" className={css.scene} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A shape without an outline. */
export const flat = css.flat;

import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import css from './card.module.css';

interface CardProps {
  readonly children: ReactNode;
  /** `article` for one item of many, such as a job; `section` for a part of a page. */
  readonly as?: 'div' | 'article' | 'section' | 'li';
  /** The id of the heading that names it. */
  readonly labelledBy?: string;
  /** `brand` for the best next step. */
  readonly tone?: 'surface' | 'sunken' | 'brand';
}

export function Card({ children, as: Element = 'div', labelledBy, tone = 'surface' }: CardProps) {
  return (
    <Element className={classNames(css.card, tone !== 'surface' && css[tone])} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}

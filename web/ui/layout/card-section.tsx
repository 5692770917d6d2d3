import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Card } from './card.tsx';
import css from './card-section.module.css';

interface CardSectionProps {
  readonly title: string;
  /** Of the heading, for links that lead to it. */
  readonly id?: string | undefined;
  /** How large the heading is: `h4` for something beside what the page is about. */
  readonly size?: 'h3' | 'h4';
  /** How far its parts are from one another: `wide` for a form. */
  readonly gap?: 'normal' | 'wide';
  readonly children: ReactNode;
}

/** A part of a page on a card, under its own heading. */
export function CardSection({ title, id: given, size = 'h3', gap = 'normal', children }: CardSectionProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <Card as="section" labelledBy={id}>
      <div className={classNames(css.section, gap === 'wide' && css.wide)}>
        <h2 id={id} tabIndex={given ? -1 : undefined} className={css[size]}>
          {title}
        </h2>
        {children}
      </div>
    </Card>
  );
}

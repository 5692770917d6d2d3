import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Card } from './card.tsx';
import css from './card-section.module.css';

interface CardSectionProps {
  readonly title: string;
  /** Id of the heading, for links to it. */
  readonly id?: string | undefined;
  /** Visual size of the heading: `h4` for secondary content. */
  readonly size?: 'h3' | 'h4';
  /** Space between the children: `wide` for a form. */
  readonly gap?: 'normal' | 'wide';
  /** At the end of the heading's line, such as a switch of what the section shows. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page on a card, with a heading. */
export function CardSection({ title, id: givenId, size = 'h3', gap = 'normal', action, children }: CardSectionProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Card as="section" labelledBy={id}>
      <div className={classNames(css.section, gap === 'wide' && css.wide)}>
        <div className={css.head}>
          <h2 id={id} tabIndex={givenId ? -1 : undefined} className={css[size]}>
            {title}
          </h2>
          {action}
        </div>
        {children}
      </div>
    </Card>
  );
}

import type { ReactNode } from 'react';
import { Avatar } from '#web/ui/data/marks/avatar.tsx';
import css from './person-cell.module.css';

interface PersonCellProps {
  readonly name: string;
  readonly id?: string;
  /** Replaces the name alone, such as by the name with a second line. */
  readonly children?: ReactNode;
}

/** A cell with a person's picture and name. */
export function PersonCell({ name, id, children = name }: PersonCellProps) {
  return (
    <span className={css.person} id={id}>
      <Avatar name={name} size="small" />
      {children}
    </span>
  );
}

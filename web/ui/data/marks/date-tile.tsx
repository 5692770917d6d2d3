import { formatDateParts } from '#web/lib/texts/format.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './date-tile.module.css';

interface DateTileProps {
  /** An ISO date or time. */
  readonly date: string;
  readonly isOverdue?: boolean;
}

/** A date as a small calendar page. Decorative: the date is in the text next to it. */
export function DateTile({ date, isOverdue = false }: DateTileProps) {
  const { month, day } = formatDateParts(date);
  return (
    <span className={classNames(css.tile, isOverdue && css.overdue)} aria-hidden data-date-tile>
      <span className={css.month}>{month}</span>
      <span className={css.day}>{day}</span>
    </span>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import { formatDayName, formatHour } from '#web/features/interviews/format-slot.ts';
import css from './week.module.css';
import { isOnDay } from './week-days.ts';

interface HourGridProps<Day extends { readonly day: string }> {
  readonly days: readonly Day[];
  readonly firstHour: number;
  /** Exclusive. */
  readonly lastHour: number;
  readonly timeZone: string;
  /** What a day shows below its name. */
  readonly renderDay: (day: Day) => ReactNode;
}

/** A list of days, drawn as columns of hours where there is room. */
export function HourGrid<Day extends { readonly day: string }>(props: HourGridProps<Day>) {
  const { days, firstHour, lastHour, timeZone, renderDay } = props;
  const hours = Array.from({ length: lastHour - firstHour }, (_, index) => firstHour + index);
  const sizes = { '--hours': hours.length, '--days': days.length } as CSSProperties;
  return (
    <div className={css.grid} style={sizes}>
      <div className={css.hours} aria-hidden>
        {hours.map((hour) => (
          <span key={hour} className={css.hour}>
            {formatHour(hour)}
          </span>
        ))}
      </div>
      <ol className={css.days}>
        {days.map((day) => {
          const { weekday, number, full } = formatDayName(day.day);
          const isToday = isOnDay(day.day, new Date(), timeZone);
          return (
            <li key={day.day} className={css.day}>
              <h3 className={css.dayName} aria-label={full} aria-current={isToday ? 'date' : undefined}>
                {weekday} <span className={css.dayNumber}>{number}</span>
              </h3>
              {renderDay(day)}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The arrow keys that move between the entries of a grid. */
export const arrowKeys: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

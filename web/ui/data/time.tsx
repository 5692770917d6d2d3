import { formatDate, formatDateTime, formatDaysFromNow, formatRelative } from '#web/lib/texts/format.ts';

interface TimeProps {
  /** A timestamp (ISO 8601) or a day such as `2026-03-04`. */
  readonly when: string;
  /** `both` renders "4 March 2026 (5 hours ago)", and `days`, for due dates, "4 March 2026 (today)". */
  readonly variant?: 'date' | 'moment' | 'relative' | 'both' | 'days';
}

/** A readable date, with the exact timestamp as `dateTime` and on hover. */
export function Time({ when, variant = 'date' }: TimeProps) {
  const date = variant === 'moment' ? formatDateTime(when) : formatDate(when);
  return (
    <time dateTime={when} title={formatDateTime(when)}>
      {variant === 'relative' && formatRelative(when)}
      {variant === 'both' && `${date} (${formatRelative(when)})`}
      {variant === 'days' && `${date} (${formatDaysFromNow(when)})`}
      {(variant === 'date' || variant === 'moment') && date}
    </time>
  );
}

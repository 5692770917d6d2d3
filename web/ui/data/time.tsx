import { formatDate, formatDateTime, formatRelative } from '#web/lib/format.ts';

interface TimeProps {
  /** A moment (ISO 8601), or a day `2026-03-04`. */
  readonly when: string;
  /** `both` says "4 March 2026 (in 3 days)". */
  readonly look?: 'date' | 'moment' | 'relative' | 'both';
}

/** A date people can read, with the exact one for machines and on hover. */
export function Time({ when, look = 'date' }: TimeProps) {
  const date = look === 'moment' ? formatDateTime(when) : formatDate(when);
  return (
    <time dateTime={when} title={formatDateTime(when)}>
      {look === 'relative' && formatRelative(when)}
      {look === 'both' && `${date} (${formatRelative(when)})`}
      {(look === 'date' || look === 'moment') && date}
    </time>
  );
}

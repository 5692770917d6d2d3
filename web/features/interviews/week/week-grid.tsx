import { CalendarCheck, CircleCheck, type LucideIcon, UserX } from 'lucide-react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import type { InterviewStatus } from '#domain/features/interviews/lifecycle.ts';
import { formatDayName, formatTimeOfDay } from '#web/features/interviews/format-slot.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { arrowKeys, HourGrid } from './hour-grid.tsx';
import css from './week.module.css';
import { type Block, findNeighbor, type Week } from './week-days.ts';

interface WeekGridProps {
  readonly week: Week;
  readonly timeZone: string;
}

/** A list of days with their interviews, drawn as columns of hours where there is room. */
export function WeekGrid({ week, timeZone }: WeekGridProps) {
  const t = useT();
  const { days, firstHour, lastHour } = week;
  const announce = useAnnounce();
  const moveFocus = (event: KeyboardEvent, id: number) => {
    if (!arrowKeys.has(event.key)) return;
    event.preventDefault();
    const next = findNeighbor(days, id, event.key);
    if (!next) return;
    const isOtherDay = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (isOtherDay) announce(formatDayName(next.day).full);
    event.currentTarget
      .closest('ol')
      ?.querySelector<HTMLElement>(`[data-interview="${next.block.interview.id}"]`)
      ?.focus();
  };
  return (
    <HourGrid
      days={days}
      firstHour={firstHour}
      lastHour={lastHour}
      timeZone={timeZone}
      renderDay={({ blocks }) => (
        <>
          {blocks.length === 0 && <p className={css.none}>{t('interviews.week.none')}</p>}
          <ul className={css.blocks}>
            {blocks.map((block) => (
              <BlockLink
                key={block.interview.id}
                block={block}
                firstHour={firstHour}
                timeZone={timeZone}
                onArrow={moveFocus}
              />
            ))}
          </ul>
        </>
      )}
    />
  );
}

interface BlockLinkProps {
  readonly block: Block;
  readonly firstHour: number;
  readonly timeZone: string;
  /** A key pressed on the interview with the id; arrow keys move between interviews. */
  readonly onArrow: (event: KeyboardEvent, id: number) => void;
}

const icons: Partial<Record<InterviewStatus, LucideIcon>> = { completed: CircleCheck, no_show: UserX };

function BlockLink({ block, firstHour, timeZone, onArrow }: BlockLinkProps) {
  const t = useT();
  const { pathname } = useLocation();
  const { interview, startMinute, lane, laneCount } = block;
  const Icon = icons[interview.status] ?? CalendarCheck;
  const place = {
    '--start': startMinute / 60 - firstHour,
    '--length': interview.length_minutes / 60,
    '--lane': lane,
    '--lanes': laneCount,
  } as CSSProperties;
  return (
    <li className={css.block} style={place}>
      <PlainLink
        href={`${pathname}?id=${interview.id}`}
        className={css.link}
        data-status={interview.status}
        data-interview={interview.id}
        onKeyDown={(event) => onArrow(event, interview.id)}
      >
        <span className={css.person}>{interview.seeker.name}</span>
        <span className={css.detail}>
          <Icon size={14} role="img" aria-label={t(`interviews.statuses.${interview.status}`)} />
          <span className={css.text}>
            {formatTimeOfDay(interview.starts_at ?? '', timeZone)} · {interview.job.title}
          </span>
        </span>
      </PlainLink>
    </li>
  );
}

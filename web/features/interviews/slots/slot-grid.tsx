import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import type { Interview } from '#domain/features/interviews/interview.ts';
import { formatSlot, formatTimeOfDay, formatTimeRange } from '#web/features/interviews/format-slot.ts';
import { panelCalendar } from '#web/features/interviews/queries.ts';
import { HourGrid } from '#web/features/interviews/week/hour-grid.tsx';
import { findMonday, getWeekPeriod } from '#web/features/interviews/week/week-days.ts';
import { WeekMove } from '#web/features/interviews/week/week-tools.tsx';
import { formatList } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import {
  type BusyBlock,
  buildSlotDays,
  type FreeSlot,
  findFirstSlot,
  findNeighborSlot,
  slotHours,
} from './slot-days.ts';
import css from './slot-grid.module.css';

interface SlotGridProps {
  readonly interview: Pick<Interview, 'id' | 'version' | 'time_zone' | 'length_minutes'>;
  /** Local times in the zone of the interview. */
  readonly chosen: readonly string[];
  /** Adds or removes a time. */
  readonly onToggle: (local: string, label: string) => void;
}

/** A week of the panel: its free times to choose from, and when someone is busy. */
export function SlotGrid({ interview, chosen, onToggle }: SlotGridProps) {
  const t = useT();
  const zone = interview.time_zone;
  const [now] = useState(() => new Date());
  const [monday, setMonday] = useState(() => findMonday(now, zone));
  const { from, until } = getWeekPeriod(monday, zone);
  const { data: busy, error, refetch } = useQuery(panelCalendar(interview, from, until));
  const days = useMemo(() => busy && buildSlotDays(monday, interview, busy, now), [monday, interview, busy, now]);
  return (
    <div className={css.grid}>
      <WeekMove monday={monday} onMove={(next) => setMonday(next ?? findMonday(now, zone))} />
      {error && !busy && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!days && !error && <Loading label={t('interviews.loading')} />}
      {days && <Slots days={days} timeZone={zone} chosen={chosen} onToggle={onToggle} />}
    </div>
  );
}

interface SlotsProps extends Pick<SlotGridProps, 'chosen' | 'onToggle'> {
  readonly days: ReturnType<typeof buildSlotDays>;
  readonly timeZone: string;
}

/** One Tab stop for all free slots; arrow keys move between them. */
function Slots({ days, timeZone, chosen, onToggle }: SlotsProps) {
  const t = useT();
  const help = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const isShown = days.some(({ slots }) => slots.some(({ local }) => local === focused));
  const tabStop = isShown ? focused : findFirstSlot(days, chosen);
  const moveFocus = (event: KeyboardEvent, local: string) => {
    const next = findNeighborSlot(days, local, event.key);
    if (!next) return;
    event.preventDefault();
    group.current?.querySelector<HTMLElement>(`[data-slot="${next.local}"]`)?.focus();
  };
  return (
    <fieldset ref={group} className={css.group} aria-describedby={help}>
      <legend className={css.legend}>{t('interviews.slots.label')}</legend>
      <p id={help} className={css.help}>
        {t('interviews.slots.help')}
      </p>
      <HourGrid
        days={days}
        firstHour={slotHours.first}
        lastHour={slotHours.last}
        timeZone={timeZone}
        renderDay={({ slots, busy }) => (
          <div className={css.day}>
            <ul className={css.list}>
              {busy.map((block) => (
                <Busy key={block.startMinute} block={block} timeZone={timeZone} />
              ))}
            </ul>
            {slots.map((slot) => (
              <SlotButton
                key={slot.local}
                slot={slot}
                timeZone={timeZone}
                isChosen={chosen.includes(slot.local)}
                isTabStop={slot.local === tabStop}
                onFocus={setFocused}
                onKey={moveFocus}
                onToggle={onToggle}
              />
            ))}
            {slots.length === 0 && <p className={css.none}>{t('interviews.slots.none')}</p>}
          </div>
        )}
      />
    </fieldset>
  );
}

interface SlotButtonProps extends Pick<SlotGridProps, 'onToggle'> {
  readonly slot: FreeSlot;
  readonly timeZone: string;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
  readonly onFocus: (local: string) => void;
  readonly onKey: (event: KeyboardEvent, local: string) => void;
}

function SlotButton({ slot, timeZone, isChosen, isTabStop, onFocus, onKey, onToggle }: SlotButtonProps) {
  const { local, startsAt, startMinute } = slot;
  const moment = startsAt.toISOString();
  const label = formatSlot(moment, timeZone);
  return (
    <button
      type="button"
      className={classNames(css.slot, isChosen && css.chosen)}
      style={placeAt(startMinute)}
      data-slot={local}
      aria-label={label}
      aria-pressed={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => onFocus(local)}
      onKeyDown={(event) => onKey(event, local)}
      onClick={() => onToggle(local, label)}
    >
      {isChosen && <Check size={14} strokeWidth={3} aria-hidden />}
      {formatTimeOfDay(moment, timeZone)}
    </button>
  );
}

function Busy({ block, timeZone }: { readonly block: BusyBlock; readonly timeZone: string }) {
  const t = useT();
  const { names, startsAt, endsAt, startMinute, endMinute } = block;
  const place = { ...placeAt(startMinute), '--length': (endMinute - startMinute) / 60 } as CSSProperties;
  return (
    <li className={css.busy} style={place}>
      <span className={css.busyText}>
        {t('interviews.slots.busy', { names: formatList(names), time: formatTimeRange(startsAt, endsAt, timeZone) })}
      </span>
    </li>
  );
}

/** Hours after the start of the grid. */
function placeAt(minute: number): CSSProperties {
  return { '--start': minute / 60 - slotHours.first } as CSSProperties;
}

import { CalendarDays, ChevronLeft, ChevronRight, List } from 'lucide-react';
import { formatDayRange } from '#web/features/interviews/format-slot.ts';
import {
  type InterviewSelection,
  type InterviewView,
  interviewViews,
} from '#web/features/interviews/use-interview-selection.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Segmented } from '#web/ui/field/choice/segmented.tsx';
import css from './week.module.css';
import { shiftDay } from './week-days.ts';

interface WeekToolsProps {
  readonly monday: string;
  readonly selection: InterviewSelection;
}

/** Moves between weeks, and to the list. */
export function WeekTools({ monday, selection }: WeekToolsProps) {
  return (
    <div className={css.tools}>
      <WeekMove monday={monday} onMove={selection.setWeek} />
      <ViewChoice value="week" onChange={selection.setView} />
    </div>
  );
}

interface WeekMoveProps {
  readonly monday: string;
  /** Null for the current week. */
  readonly onMove: (monday: string | null) => void;
}

/** The shown week, with the ways to the week before, the current one, and the next one. */
export function WeekMove({ monday, onMove }: WeekMoveProps) {
  const t = useT();
  return (
    <div className={css.move}>
      <IconButton
        icon={ChevronLeft}
        label={t('interviews.week.previous')}
        onPress={() => onMove(shiftDay(monday, -7))}
      />
      <Button isDense onPress={() => onMove(null)}>
        {t('interviews.week.current')}
      </Button>
      <IconButton icon={ChevronRight} label={t('interviews.week.next')} onPress={() => onMove(shiftDay(monday, 7))} />
      <h2 className={css.range} aria-live="polite">
        {formatDayRange(monday, shiftDay(monday, 4))}
      </h2>
    </div>
  );
}

interface ViewChoiceProps {
  readonly value: InterviewView;
  readonly onChange: (view: InterviewView) => void;
}

export function ViewChoice({ value, onChange }: ViewChoiceProps) {
  const t = useT();
  const icons = { week: CalendarDays, list: List };
  return (
    <Segmented
      label={t('interviews.week.view')}
      value={value}
      onChange={onChange}
      choices={interviewViews.map((view) => ({ value: view, label: t(`interviews.week.${view}`), icon: icons[view] }))}
    />
  );
}

import { CircleCheck, CircleDashed } from 'lucide-react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import css from './task-list.module.css';

interface TaskListProps {
  readonly label: string;
  readonly tasks: readonly {
    readonly id: string;
    readonly label: string;
    readonly href: string;
    readonly isDone: boolean;
    /** Such as how long it takes. */
    readonly note?: string;
  }[];
}

/** The parts of a longer task, each on its own page, in any order. */
export function TaskList({ label, tasks }: TaskListProps) {
  const t = useT();
  return (
    <ul className={css.list} aria-label={label}>
      {tasks.map(({ id, label: text, href, isDone, note }) => (
        <li key={id} className={css.task}>
          <span className={css.label}>
            <Link href={href}>{text}</Link>
            {note && <span className={css.note}>{note}</span>}
          </span>
          <span className={isDone ? css.done : css.open}>
            {isDone ? <CircleCheck size={20} aria-hidden /> : <CircleDashed size={20} aria-hidden />}
            {t(isDone ? 'common.labels.stepDone' : 'common.labels.stepPending')}
          </span>
        </li>
      ))}
    </ul>
  );
}

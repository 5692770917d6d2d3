import { Circle, CircleCheck, CircleDot, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './timeline.module.css';

export type Phase = 'done' | 'now' | 'later';

const icons = { done: CircleCheck, now: CircleDot, later: Circle } satisfies Record<Phase, LucideIcon>;
const phaseLabels = { done: 'common.labels.stepDone', now: 'common.labels.stepNow', later: 'common.labels.stepPending' } as const;

interface TimelineProps {
  readonly label: string;
  /** The details are in the line of the title, for a short list. */
  readonly isCompact?: boolean;
  readonly events: readonly {
    readonly id: string;
    readonly phase: Phase;
    readonly title: string;
    /** When, who, why. */
    readonly detail?: ReactNode;
  }[];
}

/** Past and upcoming events, in order. */
export function Timeline({ label, isCompact = false, events }: TimelineProps) {
  const t = useT();
  return (
    <ol className={classNames(css.line, isCompact && css.compact)} aria-label={label}>
      {events.map(({ id, phase, title, detail }) => {
        const Icon = icons[phase];
        return (
          <li
            key={id}
            className={classNames(css.event, css[phase])}
            {...(phase === 'now' ? { 'aria-current': 'step' as const } : {})}
          >
            <Icon size={20} aria-label={t(phaseLabels[phase])} className={css.icon} />
            <div>
              <p className={css.title}>{title}</p>
              {detail && <div className={css.detail}>{detail}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

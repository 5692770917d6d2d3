import type { LucideIcon } from 'lucide-react';
import { useT } from '#web/lib/texts/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './sensory-map.module.css';

interface SensoryMapProps {
  readonly facts: readonly {
    readonly icon: LucideIcon;
    readonly label: string;
    /** Empty if the employer didn't state it. */
    readonly fact: string;
  }[];
  /** Two narrow columns with the facts only, for a panel next to a form. The labels are for screen readers. */
  readonly isCompact?: boolean;
  /** Shows only the first tiles on screen; all of them are printed. */
  readonly shortCount?: number;
}

/** The facts of a workplace as tiles. An unknown fact has a dashed edge and says "Not listed". */
export function SensoryMap({ facts, isCompact = false, shortCount = facts.length }: SensoryMapProps) {
  const t = useT();
  return (
    <dl className={classNames(css.map, isCompact && css.compact)}>
      {facts.map(({ icon: Icon, label, fact }, index) => (
        <div key={label} className={classNames(css.tile, fact === '' && css.unknown, index >= shortCount && css.extra)}>
          <dt>
            <span className={css.icon}>
              <Icon size={18} aria-hidden />
            </span>
            <span className={css.label}>{label}</span>
          </dt>
          <dd>{fact || t('common.labels.notListed')}</dd>
        </div>
      ))}
    </dl>
  );
}

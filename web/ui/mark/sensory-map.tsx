import type { LucideIcon } from 'lucide-react';
import { useT } from '#web/lib/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './sensory-map.module.css';

interface SensoryMapProps {
  readonly facts: readonly {
    readonly icon: LucideIcon;
    readonly label: string;
    /** Empty if the employer didn't state it. */
    readonly fact: string;
  }[];
}

/** The facts of a workplace as tiles. An unknown fact has a dashed edge and says "Not listed". */
export function SensoryMap({ facts }: SensoryMapProps) {
  const t = useT();
  return (
    <dl className={css.map}>
      {facts.map(({ icon: Icon, label, fact }) => (
        <div key={label} className={classNames(css.tile, fact === '' && css.unknown)}>
          <dt>
            <span className={css.icon}>
              <Icon size={18} aria-hidden />
            </span>
            {label}
          </dt>
          <dd>{fact || t('common.labels.notListed')}</dd>
        </div>
      ))}
    </dl>
  );
}

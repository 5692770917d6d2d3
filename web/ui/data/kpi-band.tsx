import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import css from './kpi-band.module.css';

interface KpiBandProps {
  readonly label: string;
  readonly metrics: readonly Metric[];
}

export interface Metric {
  readonly label: string;
  readonly value: string;
  /** The list of exactly the rows that were counted. */
  readonly href?: string;
  /** A comparison or a subset: "5 overdue". The icon says what the color says. */
  readonly note?: ReactNode;
  readonly noteIcon?: LucideIcon;
  readonly tone?: 'ok' | 'warn';
}

/** The key metrics of a page in one band. */
export function KpiBand({ label, metrics }: KpiBandProps) {
  return (
    <section className={css.band} aria-label={label}>
      <dl className={css.list}>
        {metrics.map((metric) => (
          <Kpi key={metric.label} {...metric} />
        ))}
      </dl>
    </section>
  );
}

function Kpi({ label, value, href, note, noteIcon: Icon, tone }: Metric) {
  return (
    <div className={css.kpi}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>
        {href ? (
          <PlainLink href={href} className={css.link} aria-label={`${value} – ${label}`}>
            {value}
          </PlainLink>
        ) : (
          value
        )}
      </dd>
      {note && (
        <dd className={classNames(css.note, tone && css[tone])}>
          {Icon && <Icon size={14} aria-hidden />}
          {note}
        </dd>
      )}
    </div>
  );
}

import { Check, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '#web/lib/texts/format.ts';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { type PressProps, usePress } from '#web/ui/action/use-press.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './filter-pill.module.css';

interface FilterPillProps extends Omit<PressProps, 'aria-pressed'> {
  readonly children: ReactNode;
  /** `on`: an active filter among several. `chosen`: the one selected view of a group. */
  readonly state?: 'off' | 'on' | 'chosen';
  /** Pressing it removes the filter: shows an X. The label says so, for example "Remove filter: Remote". */
  readonly isRemovable?: boolean;
  /** `warn` for what is due: amber, with an icon. */
  readonly tone?: 'normal' | 'warn';
  readonly icon?: LucideIcon;
  /** How many results it leaves; a text if the count is capped. */
  readonly count?: number | string | undefined;
}

/** A round pill is a filter that can be pressed; a square `Chip` is a state. */
export function FilterPill(props: FilterPillProps) {
  const { children, state = 'off', isRemovable, tone = 'normal', icon: Icon, count, ...rest } = props;
  const isOn = state !== 'off';
  return (
    <button
      {...usePress(rest)}
      className={classNames(css.pill, isOn && css[state], tone === 'warn' && css.warn)}
      // A pill that removes itself has no second state.
      {...(isRemovable ? {} : { 'aria-pressed': isOn })}
    >
      {Icon && <Icon size={16} aria-hidden />}
      {isOn && !isRemovable && <Check size={14} strokeWidth={3} aria-hidden />}
      {children}
      <Count value={count} />
      {isRemovable && <X size={14} aria-hidden />}
    </button>
  );
}

interface PillLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Null while it is loading, which reserves its room. */
  readonly count?: number | null;
}

/** A filter that opens a list on another page. */
export function PillLink({ href, children, count }: PillLinkProps) {
  return (
    <PlainLink href={href} className={classNames(css.pill, css.link)}>
      {children}
      <Count value={count} />
    </PlainLink>
  );
}

function Count({ value }: { readonly value: number | string | null | undefined }) {
  if (value === undefined) return null;
  if (value === null) return <span className={css.unknown} />;
  return <span className={css.count}>{typeof value === 'number' ? formatNumber(value) : value}</span>;
}

import { ChevronDown, ChevronUp, CircleCheck, CircleMinus, type LucideIcon, UsersRound } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { ItemOutcome } from '#domain/features/bulk-imports/lifecycle.ts';
import { CountBadge } from '#web/ui/data/marks/count-badge.tsx';
import css from './imports.module.css';

export type Group = Exclude<ItemOutcome, 'failed'>;
export const groups: readonly Group[] = ['new', 'existing', 'skipped'];

const icons = { new: CircleCheck, existing: UsersRound, skipped: CircleMinus } satisfies Record<Group, LucideIcon>;

interface ImportGroupProps {
  readonly group: Group;
  readonly label: string;
  readonly count: number;
  readonly isInitiallyOpen?: boolean;
  readonly children: ReactNode;
}

/** A group of files that opens and closes. */
export function ImportGroup({ group, label, count, isInitiallyOpen = true, children }: ImportGroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const Icon = icons[group];
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <section className={css.group} aria-labelledby={id}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon size={18} aria-hidden />
        <span id={id}>{label}</span>
        <CountBadge count={count} />
        <Chevron size={18} aria-hidden />
      </button>
      {isOpen && children}
    </section>
  );
}

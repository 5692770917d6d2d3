import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { CountBadge } from '#web/ui/data/marks/count-badge.tsx';
import css from './dock.module.css';

/** Tabs at the bottom edge of the window. They take their own space at the end of the page; on phones, only there. */
export function Dock({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <aside aria-label={label} className={css.dock}>
      {children}
    </aside>
  );
}

interface DockTabProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Shows the icon only; the label is then the accessible name. */
  readonly isIconOnly?: boolean;
  /** The number of waiting items. */
  readonly count?: number;
  /** The accessible name, if it says more than the label. */
  readonly accessibleLabel?: string;
  readonly isExpanded: boolean;
  readonly onPress: () => void;
  readonly onHoverChange?: (isHovered: boolean) => void;
  readonly onFocusChange?: (isFocused: boolean) => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function DockTab(props: DockTabProps) {
  const { icon: Icon, label, isIconOnly, count = 0, isExpanded, onPress, onHoverChange, onFocusChange, ref } = props;
  const accessibleLabel = props.accessibleLabel ?? (isIconOnly ? label : undefined);
  return (
    <button
      ref={ref}
      type="button"
      className={css.tab}
      aria-expanded={isExpanded}
      aria-label={accessibleLabel}
      onClick={onPress}
      onPointerEnter={() => onHoverChange?.(true)}
      onPointerLeave={() => onHoverChange?.(false)}
      onFocus={() => onFocusChange?.(true)}
      onBlur={() => onFocusChange?.(false)}
    >
      <Icon size={16} aria-hidden />
      {!isIconOnly && label}
      <CountBadge count={count} />
    </button>
  );
}

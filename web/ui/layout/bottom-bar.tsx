import type { LucideIcon } from 'lucide-react';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { CountBadge } from '#web/ui/data/marks/count-badge.tsx';
import css from './bottom-bar.module.css';

interface BottomBarLink {
  readonly href: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isCurrent: boolean;
  /** Accessible name, if it says more than the label. */
  readonly name?: string;
  readonly count?: number;
}

interface BottomBarProps {
  readonly label: string;
  readonly links: readonly BottomBarLink[];
  /** The last place opens everything else. */
  readonly menu: { readonly label: string; readonly icon: LucideIcon; readonly onPress: () => void };
}

/** The main pages at the bottom edge of a phone. It takes its own space at the end of the page and covers nothing. */
export function BottomBar({ label, links, menu: { label: menuLabel, icon: MenuIcon, onPress } }: BottomBarProps) {
  return (
    <nav aria-label={label} className={css.bar}>
      {links.map(({ href, label: text, icon: Icon, isCurrent, name, count = 0 }) => (
        <PlainLink
          key={href}
          href={href}
          className={css.item}
          {...(name ? { 'aria-label': name } : {})}
          {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        >
          <span className={css.icon}>
            <Icon size={20} aria-hidden />
            <CountBadge count={count} />
          </span>
          {text}
        </PlainLink>
      ))}
      <button type="button" className={css.item} onClick={onPress} aria-haspopup="dialog">
        <MenuIcon size={20} aria-hidden />
        {menuLabel}
      </button>
    </nav>
  );
}

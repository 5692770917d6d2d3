import { ChevronsUpDown, type LucideIcon } from 'lucide-react';
import { useIsPhone } from '#web/lib/media.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Menu } from '#web/ui/action/menu.tsx';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import css from './sub-nav.module.css';

interface SubNavProps {
  readonly label: string;
  readonly items: readonly SubNavItem[];
  /** On a phone: one button that opens the list, instead of the list. */
  readonly isCollapsible?: boolean;
}

export interface SubNavItem {
  readonly href: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** A short state: "3 of 5". */
  readonly note?: string | undefined;
  readonly isCurrent?: boolean;
  /** Whether a line separates it from the items above. */
  readonly startsGroup?: boolean;
}

/** The list of sub-pages of a page such as settings, on its left. */
export function SubNav({ label, items, isCollapsible = false }: SubNavProps) {
  const isPhone = useIsPhone();
  if (isPhone && isCollapsible) return <CollapsedNav label={label} items={items} />;
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        {items.map(({ href, label: text, icon: Icon, note, isCurrent, startsGroup }) => (
          <li key={href} className={startsGroup ? css.group : undefined}>
            <PlainLink href={href} className={css.item} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
              {Icon && <Icon size={18} aria-hidden />}
              {text}
              {note && <span className={css.note}>{note}</span>}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CollapsedNav({ label, items }: Pick<SubNavProps, 'label' | 'items'>) {
  const current = items.find(({ isCurrent }) => isCurrent);
  return (
    <nav aria-label={label}>
      <Menu
        label={label}
        entries={items.map((item) => ({ id: item.href, label: item.label, icon: item.icon, href: item.href }))}
        trigger={(trigger) => (
          <Button {...trigger} icon={ChevronsUpDown} isWide>
            {current ? `${label}: ${current.label}` : label}
          </Button>
        )}
      />
    </nav>
  );
}

import type { LucideIcon } from 'lucide-react';
import { useNavigate } from 'react-router';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import css from './sub-nav.module.css';

export interface SubNavItem {
  readonly href: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isCurrent: boolean;
  /** At the end of the line, such as a number; part of the link's name. */
  readonly note?: string | undefined;
  /** Whether the page is complete, shown as a check mark. */
  readonly doneLabel?: string | undefined;
}

interface SubNavProps {
  readonly label: string;
  /** Separated by a line. */
  readonly groups: readonly (readonly SubNavItem[])[];
  /** On narrow pages: a select at the top, or the same list. */
  readonly narrow: 'select' | 'list';
}

/** The list of sub-pages at the side of a page, each with its own address. */
export function SubNav({ label, groups, narrow }: SubNavProps) {
  const navigate = useNavigate();
  const items = groups.flat();
  const current = items.find(({ isCurrent }) => isCurrent) ?? items[0];
  return (
    <>
      <nav aria-label={label} className={classNames(css.nav, narrow === 'select' && css.wide)}>
        {groups.map((group) => (
          <ul key={group[0]?.href} className={css.group}>
            {group.map((item) => (
              <li key={item.href}>
                <Item item={item} />
              </li>
            ))}
          </ul>
        ))}
      </nav>
      {narrow === 'select' && current && (
        <div className={css.select}>
          <Select
            label={label}
            isOptional="unmarked"
            value={current.href}
            onChange={(href) => void navigate(href)}
            choices={items.map(({ href, label: text }) => ({ value: href, label: text }))}
          />
        </div>
      )}
    </>
  );
}

function Item({ item: { href, label, icon: Icon, isCurrent, note, doneLabel } }: { readonly item: SubNavItem }) {
  return (
    <PlainLink href={href} className={css.item} aria-current={isCurrent ? 'page' : undefined}>
      <Icon size={18} aria-hidden />
      <span className={css.label}>{label}</span>
      {note && <span className={css.note}>{note}</span>}
      {doneLabel && (
        <svg viewBox="0 0 24 24" width="18" height="18" role="img" aria-label={doneLabel} className={css.done}>
          <circle cx="12" cy="12" r="9.5" />
          <path d="m16 9-5.5 5.5L8 12" />
        </svg>
      )}
    </PlainLink>
  );
}

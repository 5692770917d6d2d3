import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { classNames } from '#web/ui/class-names.ts';
import panel from '#web/ui/overlay/panel.module.css';
import css from './menu.module.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  /** Goes somewhere; otherwise `onAction` acts. */
  readonly href?: string | undefined;
  readonly onAction?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isDanger?: boolean | undefined;
}

interface MenuProps {
  /** A `Button` or another pressable part. */
  readonly trigger: ReactElement;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly defaultOpen?: boolean;
}

/** A menu button: arrows move, letters jump, Esc closes and gives the focus back. */
export function Menu({ trigger, label, entries, defaultOpen }: MenuProps) {
  return (
    <MenuTrigger {...(defaultOpen ? { defaultOpen } : {})}>
      {trigger}
      <Popover className={panel.panel ?? ''} placement="bottom end">
        <AriaMenu aria-label={label} className={css.menu ?? ''}>
          {entries.map(({ id, label: text, icon: Icon, href, onAction, isDisabled, isDanger }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={text}
              className={classNames(css.item, isDanger && css.danger)}
              {...(href ? { href } : {})}
              {...(onAction ? { onAction } : {})}
              {...(isDisabled ? { isDisabled } : {})}
            >
              {Icon && <Icon size={20} aria-hidden className={css.icon} />}
              {text}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components/Menu';
import { classNames } from '#web/ui/class-names.ts';
import panel from '#web/ui/overlay/panel.module.css';
import popup from '#web/ui/overlay/popup-item.module.css';
import { TwoLines } from '#web/ui/table/two-lines.tsx';
import css from './menu.module.css';
import type { MenuEntry } from './menu.tsx';

interface MenuPopoverProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly onClose: () => void;
  readonly shouldCloseOnInteractOutside: (element: Element) => boolean;
}

/** The open menu. Loaded separately, because most visits open no menu. */
export function MenuPopover({
  triggerRef,
  label,
  entries,
  onClose,
  shouldCloseOnInteractOutside: closesOutside,
}: MenuPopoverProps) {
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={triggerRef}
      shouldCloseOnInteractOutside={closesOutside}
      trigger="MenuTrigger"
      aria-label={label}
      className={panel.panel ?? ''}
      placement="bottom end"
    >
      <AriaMenu aria-label={label} className={css.menu ?? ''} autoFocus="first" onClose={onClose}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </AriaMenu>
    </Popover>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  const { id, label, note, icon: Icon, href, onAction, isDisabled, isDanger } = entry;
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={classNames(popup.item, css.item, isDanger && css.danger)}
      {...(href ? { href } : {})}
      {...(onAction ? { onAction } : {})}
      {...(isDisabled ? { isDisabled } : {})}
    >
      {Icon && <Icon size={20} aria-hidden className={css.icon} />}
      {note ? <TwoLines below={note}>{label}</TwoLines> : label}
    </MenuItem>
  );
}

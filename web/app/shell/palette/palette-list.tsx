import { useEffect, useRef } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './command-palette.module.css';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

interface PaletteListProps {
  /** Prefix of all element ids. */
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  readonly active: PaletteItem | undefined;
  readonly onChoose: (item: PaletteItem) => void;
}

/** The results by group. Focus stays in the input, which references the active option. */
export function PaletteList({ id, groups, active, onChoose }: PaletteListProps) {
  const t = useT();
  return (
    <div role="listbox" id={`${id}list`} aria-label={t('commandMenu.title')} className={css.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: no HTML element exists for a group of options
        <div key={group.title} role="group" aria-label={group.title}>
          <p aria-hidden className={css.group}>
            {group.title}
          </p>
          {group.items.map((item) => (
            <Option key={item.id} id={`${id}${item.id}`} item={item} isActive={item === active} onChoose={onChoose} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly item: PaletteItem;
  readonly isActive: boolean;
  readonly onChoose: (item: PaletteItem) => void;
}

function Option({ id, item, isActive, onChoose }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  const { icon: Icon, label, note } = item;
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the input has focus and references the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      className={classNames(css.option, isActive && css.active)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(item)}
    >
      <Icon size={20} aria-hidden className={css.icon} />
      <span className={css.label}>
        {label}
        {note && <span className={css.note}>{note}</span>}
      </span>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './command-palette.module.css';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

interface PaletteListProps {
  /** The beginning of every id inside. */
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  readonly active: PaletteItem | undefined;
  readonly onChoose: (item: PaletteItem) => void;
}

/** What fits, by kind. The focus stays in the input, which names the active one. */
export function PaletteList({ id, groups, active, onChoose }: PaletteListProps) {
  const t = useT();
  return (
    <div role="listbox" id={`${id}list`} aria-label={t('commandMenu.title')} className={css.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
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
    // biome-ignore lint/a11y/useFocusableInteractive: the input holds the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's
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
      <span className={css.words}>
        {label}
        {note && <span className={css.note}>{note}</span>}
      </span>
    </div>
  );
}

import { useId, useState } from 'react';
import { useRole } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import field from '#web/ui/field/field.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import css from './command-palette.module.css';
import type { PaletteItem } from './palette-item.ts';
import { PaletteList } from './palette-list.tsx';
import { closePalette, getPaletteShortcut } from './palette-open.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

/** Keyboard search for pages, jobs, people and actions. */
export function CommandPalette() {
  const t = useT();
  const id = useId();
  const role = useRole();
  const [query, setQuery] = useState('');
  const [selectedIndex, setSelectedIndex] = useState(0);
  const { groups, isSearching, hasFailed } = usePaletteGroups(query);
  const items = groups.flatMap((group) => group.items);
  const active = items[Math.min(selectedIndex, items.length - 1)];
  const type = (next: string) => {
    setQuery(next);
    setSelectedIndex(0);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = getNextIndex(event.key, Math.min(selectedIndex, items.length - 1), items.length);
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next !== undefined) setSelectedIndex(next);
    else if (active) choose(active);
  };
  return (
    <Dialog isOpen onClose={closePalette} title={t('commandMenu.title')} isDismissable>
      <div className={css.field}>
        <label htmlFor={`${id}input`} className={field.label}>
          {t(role === null || role === 'job_seeker' ? 'commandMenu.labelVisitor' : 'commandMenu.label')}
        </label>
        <p id={`${id}hint`} className={field.hint}>
          {t('commandMenu.hint')} {t('commandMenu.shortcut', { keys: getPaletteShortcut() })}
        </p>
        <input
          id={`${id}input`}
          className={field.input}
          role="combobox"
          aria-expanded={items.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-describedby={`${id}hint`}
          aria-activedescendant={active && `${id}${active.id}`}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={query}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <p role="status" className={css.status}>
        {formatStatus({ query, isSearching, hasFailed, count: items.length }, t)}
      </p>
      <PaletteList id={id} groups={groups} active={active} onChoose={choose} />
    </Dialog>
  );
}

function choose(item: PaletteItem): void {
  closePalette();
  item.run();
}

/** The index after a key press; undefined for other keys. Home and End move the text cursor. */
function getNextIndex(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'PageDown') return count - 1;
  if (key === 'PageUp') return 0;
  return undefined;
}

interface SearchState {
  readonly query: string;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  readonly count: number;
}

function formatStatus({ query, isSearching, hasFailed, count }: SearchState, t: ReturnType<typeof useT>): string {
  if (query.trim() === '') return '';
  if (hasFailed) return t('commandMenu.failed');
  if (isSearching) return t('commandMenu.searching');
  if (count === 0) return `${t('commandMenu.none', { words: query })}. ${t('commandMenu.noneText')}`;
  return t('commandMenu.found', { count });
}

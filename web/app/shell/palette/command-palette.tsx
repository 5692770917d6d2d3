import { useId, useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { useRole } from '#web/lib/session/role.ts';
import field from '#web/ui/field/field.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import css from './command-palette.module.css';
import type { PaletteItem } from './palette-item.ts';
import { PaletteList } from './palette-list.tsx';
import { closePalette, paletteKeys } from './palette-open.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

/** Pages, jobs, people and actions by a few words, without a pointer. */
export function CommandPalette() {
  const t = useT();
  const id = useId();
  const role = useRole();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(0);
  const { groups, isSearching, hasFailed } = usePaletteGroups(words);
  const items = groups.flatMap((group) => group.items);
  const active = items[Math.min(chosen, items.length - 1)];
  const type = (next: string) => {
    setWords(next);
    setChosen(0);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = nextChosen(event.key, Math.min(chosen, items.length - 1), items.length);
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next !== undefined) setChosen(next);
    else if (active) choose(active);
  };
  return (
    <Dialog isOpen onClose={closePalette} title={t('commandMenu.title')} isDismissable>
      <div className={css.field}>
        <label htmlFor={`${id}input`} className={field.label}>
          {t(role === null || role === 'job_seeker' ? 'commandMenu.labelVisitor' : 'commandMenu.label')}
        </label>
        <p id={`${id}hint`} className={field.hint}>
          {t('commandMenu.hint')} {t('commandMenu.shortcut', { keys: paletteKeys() })}
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
          value={words}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <p role="status" className={css.status}>
        {statusOf({ words, isSearching, hasFailed, count: items.length }, t)}
      </p>
      <PaletteList id={id} groups={groups} active={active} onChoose={choose} />
    </Dialog>
  );
}

function choose(item: PaletteItem): void {
  closePalette();
  item.run();
}

/** The place a key leads to; undefined for keys that move nothing. Home and End belong to the text. */
function nextChosen(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'PageDown') return count - 1;
  if (key === 'PageUp') return 0;
  return undefined;
}

interface Standing {
  readonly words: string;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  readonly count: number;
}

function statusOf({ words, isSearching, hasFailed, count }: Standing, t: ReturnType<typeof useT>): string {
  if (words.trim() === '') return '';
  if (hasFailed) return t('commandMenu.failed');
  if (isSearching) return t('commandMenu.searching');
  if (count === 0) return `${t('commandMenu.none', { words })}. ${t('commandMenu.noneText')}`;
  return t('commandMenu.found', { count });
}

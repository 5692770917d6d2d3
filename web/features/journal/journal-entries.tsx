import { Check } from 'lucide-react';
import type { JournalEntry } from '#domain/features/journal/contract.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './journal.module.css';

interface JournalEntriesProps {
  readonly entries: readonly JournalEntry[];
  /** Marks the next step of an entry as done; absent for readers. */
  readonly onDone?: (id: number) => void;
}

/** Entries of a journal, newest first. */
export function JournalEntries({ entries, onDone }: JournalEntriesProps) {
  return (
    <ul className={css.entries}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} {...(onDone ? { onDone } : {})} />
      ))}
    </ul>
  );
}

function Entry({ entry, onDone }: { readonly entry: JournalEntry; readonly onDone?: (id: number) => void }) {
  const t = useT();
  const {
    id,
    kind,
    day,
    text,
    author,
    is_shared: isShared,
    next_step: step,
    next_step_on: on,
    is_done: isDone,
  } = entry;
  const facts = [author, onDone && t(isShared ? 'seekers.journal.shared' : 'seekers.journal.private')].filter(Boolean);
  return (
    <li className={css.entry}>
      <div>
        <span className={css.head}>
          {t(`seekers.journal.kinds.${kind}`)}, {formatDate(day)}
        </span>
        <br />
        <span className={css.muted}>{facts.join(' · ')}</span>
      </div>
      <p className={css.text}>{text}</p>
      {on !== null && (
        <div className={css.step}>
          <span>
            {t(isDone ? 'seekers.journal.stepDone' : 'seekers.journal.stepOpen', { step, date: formatDate(on) })}
          </span>
          {onDone && !isDone && (
            <Button icon={Check} isDense onPress={() => onDone(id)}>
              {t('seekers.journal.markDone', { step })}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

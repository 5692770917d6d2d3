import { X } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import css from './found-value.module.css';
import { ConfidenceMark, ParseNotes } from './parse-notes.tsx';
import { isDoubtful, type NotedList, type ParseNoteName } from './resume-notes.ts';

interface FoundValueProps {
  readonly name: ParseNoteName;
  /** Names the value: "Phone". */
  readonly label: string;
  /** As wide as its text, for a row of short values. */
  readonly isInline?: boolean;
  readonly children: ReactNode;
}

/** A value to read. In the résumé review it can be removed, and a doubtful one is marked. */
export function FoundValue({ name, label, isInline, children }: FoundValueProps) {
  const review = use(ParseNotes);
  if (!review) return children;
  const isMarked = isDoubtful(review.notes.get(name));
  return (
    <div className={classNames(css.found, isInline && css.inline, isMarked && css.doubtful)}>
      <div className={css.value}>{children}</div>
      {isMarked && <ConfidenceMark name={name} />}
      <RemoveButton name={name} label={label} />
    </div>
  );
}

interface FoundTermsProps {
  readonly field: NotedList;
  readonly terms: readonly string[];
  /** The terms outside of the review. */
  readonly children: ReactNode;
}

/** A short list to read. In the résumé review each term can be removed, and doubtful ones come first. */
export function FoundTerms({ field, terms, children }: FoundTermsProps) {
  const review = use(ParseNotes);
  const sorted = useDoubtfulFirst(field, terms);
  if (!review) return children;
  return (
    <ul className={css.terms}>
      {sorted.map(({ value: term, index }) => {
        const name = `${field}.${index}` as const;
        const isMarked = isDoubtful(review.notes.get(name));
        return (
          <li key={term} className={classNames(css.term, isMarked && css.doubtful)}>
            {term}
            {isMarked && <ConfidenceMark name={name} />}
            <RemoveButton name={name} label={term} />
          </li>
        );
      })}
    </ul>
  );
}

function RemoveButton({ name, label }: Pick<FoundValueProps, 'name' | 'label'>) {
  const t = useT();
  const review = use(ParseNotes);
  return (
    <IconButton
      icon={X}
      isDense
      label={`${t('seekers.profile.entries.remove')}: ${label}`}
      onPress={() => review?.onRemove(name, label)}
    />
  );
}

/** The entries of a list with their indexes: in the résumé review those to check come first. */
export function useDoubtfulFirst<T>(field: NotedList, list: readonly T[]): { value: T; index: number }[] {
  const review = use(ParseNotes);
  const isCertain = (index: number) => Number(!isDoubtful(review?.notes.get(`${field}.${index}`)));
  return list.map((value, index) => ({ value, index })).toSorted((a, b) => isCertain(a.index) - isCertain(b.index));
}

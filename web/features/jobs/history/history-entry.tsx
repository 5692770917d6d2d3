import type { JobEdit, JobHistoryEntry } from '#domain/features/jobs/job-history.ts';
import type { JobChange } from '#domain/features/jobs/posting/version-changes.ts';
import { formatDateTime, formatTime } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LongText } from '#web/ui/data/long-text.tsx';
import { describeChange, labelField } from './change-words.ts';
import css from './job-history.module.css';

interface HistoryEntryProps {
  readonly entry: JobHistoryEntry;
  /** Null for people who can't edit the job. */
  readonly onUse: ((edit: JobEdit) => void) | null;
  readonly isOpening: boolean;
}

/** Who changed what, and when. */
export function HistoryEntry({ entry, onUse, isOpening }: HistoryEntryProps) {
  const t = useT();
  const time = formatTime(entry.at);
  return (
    <li className={css.entry}>
      <div className={css.head}>
        <p className={css.what}>{describeEntry(t, entry)}</p>
        {entry.kind === 'edit' && entry.is_latest && <span className={css.note}>{t('jobHistory.latest')}</span>}
        {entry.kind === 'edit' && !entry.is_latest && onUse && (
          <Button
            isDense
            aria-label={t('jobHistory.useLabel', { time: formatDateTime(entry.at) })}
            isPending={isOpening}
            onPress={() => onUse(entry)}
          >
            {t('jobHistory.use')}
          </Button>
        )}
      </div>
      <p className={css.note}>
        {entry.by === null ? t('jobHistory.automatic', { time }) : t('jobHistory.by', { name: entry.by, time })}
      </p>
      {entry.kind === 'edit' && entry.changes.length > 0 && <Changes changes={entry.changes} />}
    </li>
  );
}

function describeEntry(t: Translate, entry: JobHistoryEntry): string {
  if (entry.kind === 'edit') return t(entry.is_first ? 'jobHistory.first' : 'jobHistory.edited');
  const after = t(`statuses.job.${entry.to}`);
  if (entry.from === null) return t('jobHistory.created', { status: after });
  return t('jobHistory.moved', { before: t(`statuses.job.${entry.from}`), after });
}

function Changes({ changes }: { readonly changes: readonly JobChange[] }) {
  const t = useT();
  return (
    <dl className={css.changes}>
      {changes.map((change) => (
        <div key={change.field} className={css.change}>
          <dt>{labelField(t, change.field)}</dt>
          <dd>
            {describeChange(t, change)}
            {change.kind === 'text' && <Texts before={change.before} after={change.after} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Texts({ before, after }: { readonly before: string; readonly after: string }) {
  const t = useT();
  const notSet = t('jobHistory.notSet');
  return (
    <details>
      <summary className={css.summary}>{t('jobHistory.showTexts')}</summary>
      <div className={css.texts}>
        <div>
          <p className={css.note}>{t('jobHistory.old')}</p>
          <LongText text={before || notSet} />
        </div>
        <div>
          <p className={css.note}>{t('jobHistory.new')}</p>
          <LongText text={after || notSet} />
        </div>
      </div>
    </details>
  );
}

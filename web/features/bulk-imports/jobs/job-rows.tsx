import type { ReactNode } from 'react';
import { draftReasons, jobFailures } from '#domain/features/bulk-imports/jobs/reasons.ts';
import { paths } from '#web/app/paths.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import css from './job-imports.module.css';

interface JobRow {
  readonly key: string;
  readonly title: string;
  /** The location, or the file of a row without a title. */
  readonly detail: string;
  readonly row: number | null;
  readonly reason: string | null;
  readonly jobId: number | null;
  readonly note?: ReactNode;
}

interface JobRowsProps {
  readonly rows: readonly JobRow[];
  /** Called before a job opens. */
  readonly onLeave?: () => void;
}

/** Rows or files of an import, with the reason of those that failed or stayed drafts. */
export function JobRows({ rows, onLeave }: JobRowsProps) {
  const t = useT();
  return (
    <ul className={css.items}>
      {rows.map(({ key, title, detail, row, reason, jobId, note }) => (
        <li key={key}>
          <span className={css.main}>
            <span className={css.name}>
              {[title || detail, row !== null && t('jobImports.row', { row })].filter(Boolean).join(', ')}
            </span>{' '}
            <span className={css.muted}>{translateFailure(t, reason) ?? (title ? detail : '')}</span>
            {translateDraft(t, reason) && <span className={css.muted}> {translateDraft(t, reason)}</span>}
            {note && <span className={css.muted}> {note}</span>}
          </span>
          {jobId !== null && (
            <Link
              href={paths.editJob(jobId)}
              aria-label={`${t('jobImports.openJob')}: ${title}`}
              {...(onLeave ? { onPress: onLeave } : {})}
            >
              {t('jobImports.openJob')}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function translateFailure(t: Translate, reason: string | null): string | null {
  const known = jobFailures.find((each) => each === reason);
  return known ? t(`jobImports.reasons.${known}`) : null;
}

function translateDraft(t: Translate, reason: string | null): string | null {
  const known = draftReasons.find((each) => each === reason);
  return known ? t(`jobImports.draftReasons.${known}`) : null;
}

import css from '#web/features/bulk-imports/resumes/imports.module.css';
import { useT } from '#web/lib/texts/i18n.ts';

interface ProgressPartsProps {
  readonly created: number;
  readonly existing: number;
  readonly skipped: number;
  readonly total: number;
}

/** How many files are in each group, as parts of one bar. */
export function ProgressParts({ created, existing, skipped, total }: ProgressPartsProps) {
  const t = useT();
  const done = created + existing + skipped;
  const left = Math.max(0, total - done);
  const toWidth = (count: number) => ({ width: `${(100 * count) / Math.max(total, 1)}%` });
  return (
    <div>
      <p className={css.name}>{t('resumeImports.result.processed', { done, total })}</p>
      <div
        className={css.bar}
        role="img"
        aria-label={t('resumeImports.result.bar', { created, existing, skipped, left })}
      >
        <i style={toWidth(created)} />
        <i style={toWidth(existing)} />
        <i style={toWidth(skipped)} />
      </div>
    </div>
  );
}

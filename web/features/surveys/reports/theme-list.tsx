import type { Theme } from '#domain/features/surveys/report-contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import css from './reports.module.css';

interface ThemeListProps {
  readonly themes: readonly Theme[];
}

/** Frequent words and phrases of comments, with examples. */
export function ThemeList({ themes }: ThemeListProps) {
  const t = useT();
  if (themes.length === 0) return <p className={css.muted}>{t('surveys.report.noThemes')}</p>;
  return (
    <ul className={css.themes}>
      {themes.map(({ phrase, count, examples }) => (
        <li key={phrase}>
          <p>
            <strong>{phrase}</strong> {t('surveys.report.comments', { count })}
          </p>
          {examples.map((example) => (
            <blockquote key={example} className={css.example}>
              {example}
            </blockquote>
          ))}
        </li>
      ))}
    </ul>
  );
}

import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import css from './error-summary.module.css';
import type { FieldErrorItem } from './field-errors.ts';

interface ErrorSummaryProps {
  readonly problems: readonly FieldErrorItem[];
  /** The general error, if no single field explains it. */
  readonly failure: string | null;
  /** Number of submissions; the summary takes focus after each failed one. */
  readonly submitCount: number;
  readonly onSelect: (name: string) => void;
}

/** All errors, above the form; each one links to its field. */
export function ErrorSummary({ problems, failure, submitCount, onSelect }: ErrorSummaryProps) {
  const t = useT();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (submitCount > 0) section.current?.focus();
  }, [submitCount]);
  if (problems.length === 0 && failure === null) return null;
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={titleId} className={css.summary}>
      <CircleAlert size={24} aria-hidden className={css.icon} />
      <div>
        <h2 id={titleId} className={css.title}>
          {t('errors.summary.title')}
        </h2>
        {failure !== null && <p>{failure}</p>}
        {problems.length > 0 && (
          <>
            <p>{t('errors.summary.count', { count: problems.length })}</p>
            <ul className={css.list}>
              {problems.map(({ name, label, text }) => (
                <li key={name}>
                  <button type="button" className={css.line} onClick={() => onSelect(name)}>
                    {label}: {text}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useT } from '#web/lib/i18n.ts';
import css from './error-summary.module.css';
import type { Problem } from './problems.ts';

interface ErrorSummaryProps {
  readonly problems: readonly Problem[];
  /** What failed as a whole, when no single field explains it. */
  readonly failure: string | null;
  /** Grows with each try to send: after a try that failed the summary takes the focus. */
  readonly tries: number;
  readonly onGo: (name: string) => void;
}

/** All that needs a change, in one place above the form; each line leads to its field. */
export function ErrorSummary({ problems, failure, tries, onGo }: ErrorSummaryProps) {
  const t = useT();
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);
  if (problems.length === 0 && failure === null) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} className={css.summary}>
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
                  <button type="button" className={css.line} onClick={() => onGo(name)}>
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

import { CircleCheck, Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { maxGrade } from '#domain/features/jobs/plain-language.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { getCurrentLanguage, type Translate, useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { checkOf, type Suggestion } from './check-job.ts';
import css from './job-form.module.css';
import type { JobControl } from './values.ts';

const shownAtFirst = 4;

/** Plain-language suggestions while writing. They never block saving. */
export function PlainCheck({ control }: { readonly control: JobControl }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  // Checked after a pause in typing.
  const values = useDebounced(useWatch({ control }), 800);
  const { grade, suggestions, isEmpty } = checkOf(values);
  const shown = isOpen ? suggestions : suggestions.slice(0, shownAtFirst);
  const hidden = suggestions.length - shown.length;
  return (
    <section className={css.check} aria-labelledby="plain-check">
      <h2 id="plain-check" className={css.asideTitle}>
        {t('jobs.plainLanguage.title')}
      </h2>
      <p className={css.muted}>{t('jobs.plainLanguage.hint')}</p>
      {isEmpty && <p>{t('jobs.plainLanguage.empty')}</p>}
      {grade !== null && (
        <p>
          <strong>{t('jobs.plainLanguage.grade', { grade: String(grade) })}</strong>
          <span className={css.quote}>
            {t(grade > maxGrade ? 'jobs.plainLanguage.gradeHigh' : 'jobs.plainLanguage.gradeGood')}
          </span>
          {getCurrentLanguage() !== 'en' && <span className={css.quote}>{t('jobs.plainLanguage.gradeOther')}</span>}
        </p>
      )}
      {!isEmpty && suggestions.length === 0 && (
        <p className={css.finding}>
          <CircleCheck size={20} aria-hidden />
          {t('jobs.plainLanguage.good')}
        </p>
      )}
      <ul className={css.findings}>
        {shown.map((suggestion) => (
          <li key={`${suggestion.kind}${suggestion.text}`} className={css.finding}>
            <Lightbulb size={20} aria-hidden />
            <span>
              {wordsOf(t, suggestion)}
              {suggestion.kind === 'long' && <span className={css.quote}>{suggestion.text}</span>}
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <div>
          <Button variant="quiet" onPress={() => setOpen(true)}>
            {t('jobs.plainLanguage.more', { count: hidden })}
          </Button>
        </div>
      )}
    </section>
  );
}

function wordsOf(t: Translate, { kind, text, count }: Suggestion): string {
  return t(`jobs.plainLanguage.${kind}`, { words: text, count });
}

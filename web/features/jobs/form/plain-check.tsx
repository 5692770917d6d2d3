import { CircleCheck, Lightbulb, Replace } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { OntarioField, OntarioProblem } from '#domain/features/jobs/posting/ontario-posting.ts';
import { maxGrade } from '#domain/features/jobs/wording/plain-language.ts';
import { applyFix } from '#domain/features/jobs/wording/plain-language-fixes.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { getCurrentLanguage, type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { getCheck, type Suggestion } from './check-job.ts';
import css from './job-form.module.css';
import { OntarioProblems } from './ontario/ontario-problems.tsx';
import type { JobFormOf } from './values.ts';

const shownAtFirst = 4;

interface PlainCheckProps {
  readonly form: JobFormOf;
  /** Called after a replacement, which is no typing and so needs saving. */
  readonly onFixed: () => void;
  /** What keeps a job in Ontario from being published. */
  readonly problems: readonly OntarioProblem[];
  readonly onSelectField: (field: OntarioField) => void;
}

/** Plain-language suggestions while writing, with a replacement where one is known. They never block saving. */
export function PlainCheck({ form, onFixed, problems, onSelectField }: PlainCheckProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  // Checked after a pause in typing.
  const values = useDebounced(useWatch({ control: form.control }), 800);
  const { grade, suggestions, isEmpty } = getCheck(values);
  const shown = isOpen ? suggestions : suggestions.slice(0, shownAtFirst);
  const hidden = suggestions.length - shown.length;
  return (
    <section className={css.check} aria-labelledby="plain-check">
      <h2 id="plain-check" className={css.asideTitle}>
        {t('jobs.plainLanguage.title')}
      </h2>
      <p className={css.muted}>{t('jobs.plainLanguage.hint')}</p>
      <OntarioProblems problems={problems} onSelect={onSelectField} />
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
          <li key={`${suggestion.kind} ${suggestion.field} ${suggestion.text}`} className={css.finding}>
            <Lightbulb size={20} aria-hidden />
            <span>
              {getTexts(t, suggestion)}
              {suggestion.kind === 'long' && <span className={css.quote}>{suggestion.text}</span>}
              <Fix suggestion={suggestion} form={form} onFixed={onFixed} />
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

interface FixProps extends Pick<PlainCheckProps, 'form' | 'onFixed'> {
  readonly suggestion: Suggestion;
}

/** Replaces the phrase in its field with one press. */
function Fix({ suggestion, form, onFixed }: FixProps) {
  const t = useT();
  const announce = useAnnounce();
  const { kind, field, text, replacement } = suggestion;
  if (field === null || replacement === null) return null;
  const fix = () => {
    form.setValue(field, applyFix(form.getValues(field), kind, text), { shouldDirty: true, shouldTouch: true });
    onFixed();
    announce(t('jobs.plainLanguage.replaced', { words: replacement }));
  };
  return (
    <span className={css.fix}>
      <span>{t('jobs.plainLanguage.try', { words: replacement })}</span>
      <Button
        variant="quiet"
        icon={Replace}
        onPress={fix}
        aria-label={t('jobs.plainLanguage.replaceName', { words: text })}
      >
        {t('jobs.plainLanguage.replace')}
      </Button>
    </span>
  );
}

function getTexts(t: Translate, { kind, text, count }: Suggestion): string {
  return t(`jobs.plainLanguage.${kind}`, { words: text, count });
}

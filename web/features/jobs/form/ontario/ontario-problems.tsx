import type { OntarioField, OntarioProblem } from '#domain/features/jobs/posting/ontario-posting.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import css from './ontario-problems.module.css';

interface OntarioProblemsProps {
  readonly problems: readonly OntarioProblem[];
  /** Opens the step of a field and focuses the field. */
  readonly onSelect: (field: OntarioField) => void;
}

/** What keeps a job in Ontario from being published; each line leads to its field. */
export function OntarioProblems({ problems, onSelect }: OntarioProblemsProps) {
  const t = useT();
  if (problems.length === 0) return null;
  return (
    <InlineNote tone="warn">
      {t('jobs.form.ontario.needed')}
      <ul className={css.list}>
        {problems.map(({ field, code }) => (
          <li key={field}>
            <button type="button" className={css.line} onClick={() => onSelect(field)}>
              {t('common.labels.named', { label: getFieldLabel(t, field), value: t(`errors.fields.${code}`) })}
            </button>
          </li>
        ))}
      </ul>
    </InlineNote>
  );
}

function getFieldLabel(t: Translate, field: OntarioField): string {
  switch (field) {
    case 'salary.min':
      return t('jobs.form.payMin');
    case 'salary.max':
      return t('jobs.form.payMax');
    case 'is_existing_vacancy':
      return t('jobs.form.ontario.vacancy');
    case 'uses_ai_screening':
      return t('jobs.form.ontario.ai');
    case 'title':
    case 'summary':
    case 'description':
    case 'responsibilities':
    case 'requirements':
    case 'benefits':
      return t(`jobs.form.${field}`);
    default:
      return t('jobs.form.question.title', { number: Number(field.split('.')[1]) + 1 });
  }
}

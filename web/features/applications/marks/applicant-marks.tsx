import { Star } from 'lucide-react';
import type { ApplicationMarks } from '#domain/features/applications/marks/marks.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import css from './marks.module.css';

/** Whether the applicant is new, their rating in words, and their tags; nothing without marks. */
export function ApplicantMarks({ marks }: { readonly marks: ApplicationMarks }) {
  const t = useT();
  const { is_new: isNew, rating, tags } = marks;
  if (!isNew && rating === null && tags.length === 0) return null;
  return (
    <span className={css.marks}>
      {isNew && (
        <span className={css.new} title={t('applicants.marks.newHint')}>
          {t('applicants.marks.new')}
        </span>
      )}
      {rating !== null && (
        <span className={css.rating}>
          <Star size={12} aria-hidden />
          {t(`applicants.marks.ratings.${rating}`)}
        </span>
      )}
      {tags.map(({ id, name }) => (
        <span key={id} className={css.tag}>
          {name}
        </span>
      ))}
    </span>
  );
}

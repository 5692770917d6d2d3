import { lowConfidence, personFieldNames, type ReadPerson } from '#domain/features/bulk-imports/resumes/person.ts';
import type { Duplicate } from '#domain/features/bulk-imports/resumes/review.ts';
import css from '#web/features/bulk-imports/resumes/imports.module.css';
import { useT } from '#web/lib/texts/i18n.ts';

/** What was read, with its confidence; what is unsure is marked in words. */
export function PersonFacts({ person }: { readonly person: ReadPerson }) {
  const t = useT();
  return (
    <dl className={css.person}>
      {personFieldNames.map((name) => {
        const field = person[name];
        if (!field) return null;
        const percent = Math.round(field.confidence * 100);
        const isUnsure = field.confidence < lowConfidence;
        return (
          <Fact key={name} label={t(`resumeImports.fields.${name}`)}>
            {field.value} <span className={css.muted}>{t('resumeImports.review.confidence', { percent })}</span>
            {isUnsure && <span className={css.unsure}> {t('resumeImports.review.check')}</span>}
          </Fact>
        );
      })}
      {person.skills.length > 0 && (
        <Fact label={t('resumeImports.fields.skills')}>{person.skills.slice(0, shownSkills).join(', ')}</Fact>
      )}
    </dl>
  );
}

const shownSkills = 8;

/** The record that equals it. */
export function RecordFacts({ record }: { readonly record: Duplicate }) {
  const t = useT();
  return (
    <dl className={css.person}>
      {(['name', 'email', 'phone', 'headline', 'city'] as const).map(
        (name) =>
          record[name] !== '' && (
            <Fact key={name} label={t(`resumeImports.fields.${name}`)}>
              {record[name]}
            </Fact>
          ),
      )}
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

import { useT } from '#web/lib/i18n.ts';
import { sectionId, sectionNames } from './form-section.tsx';
import css from './job-form.module.css';

/** Links to the form sections. */
export function SectionLinks() {
  const t = useT();
  return (
    <nav className={css.nav} aria-label={t('jobs.form.sections.label')}>
      {sectionNames.map((name) => (
        <a key={name} href={`#${sectionId(name)}`} onClick={() => document.getElementById(sectionId(name))?.focus()}>
          {t(`jobs.form.sections.${name}`)}
        </a>
      ))}
    </nav>
  );
}

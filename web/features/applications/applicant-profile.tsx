import type { ReactNode } from 'react';
import type { Application } from '#domain/features/applications/contract.ts';
import { useT } from '#web/lib/i18n.ts';
import { LongText } from '#web/ui/data/long-text.tsx';
import css from './application-for-staff.module.css';

type Profile = Application['profile'];

/** What the profile tells about the work of the person. */
export function ApplicantProfile({ profile }: { readonly profile: Profile }) {
  const t = useT();
  const { summary, skills, certifications, education, experience } = profile;
  return (
    <div className={css.facts}>
      {summary && <LongText text={summary} />}
      {skills.length > 0 && (
        <Part title={t('applicants.detail.skills')}>
          <Terms terms={skills} />
        </Part>
      )}
      {certifications.length > 0 && (
        <Part title={t('applicants.detail.certifications')}>
          <Terms terms={certifications} />
        </Part>
      )}
      {experience.length > 0 && (
        <Part title={t('applicants.detail.experience')}>
          <ul className={css.lines}>
            {experience.map((job) => (
              <Job key={`${job.title}${job.employer}${job.start}`} job={job} />
            ))}
          </ul>
        </Part>
      )}
      {education.length > 0 && (
        <Part title={t('applicants.detail.education')}>
          <ul className={css.lines}>
            {education.map(({ school, degree, field }) => (
              <li key={`${school}${degree}${field}`}>
                {[degree, field].filter(Boolean).join(', ') || school}
                {(degree || field) && <span className={css.meta}>{school}</span>}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Job({ job }: { readonly job: Profile['experience'][number] }) {
  const t = useT();
  const { title, employer, start, end } = job;
  const time = start ? t('applicants.detail.until', { start, end: end || t('applicants.detail.today') }) : end;
  return (
    <li>
      {title}
      <span className={css.meta}>{[employer, time].filter(Boolean).join(' · ')}</span>
    </li>
  );
}

function Terms({ terms }: { readonly terms: readonly string[] }) {
  return (
    <ul className={css.terms}>
      {terms.map((term) => (
        <li key={term} className={css.term}>
          {term}
        </li>
      ))}
    </ul>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className={css.subtitle}>{title}</h3>
      {children}
    </div>
  );
}

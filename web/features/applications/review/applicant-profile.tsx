import type { ReactNode } from 'react';
import type { EmployerProfile } from '#domain/features/seekers/employer-profile.ts';
import type { Experience } from '#domain/features/seekers/profile-parts.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LongText } from '#web/ui/data/long-text.tsx';
import { TermList } from '#web/ui/data/term-list.tsx';
import { formatPeriod, formatSkill } from './applicant-texts.ts';
import css from './application-for-staff.module.css';

/** The applicant's profile, with contact details if shared. */
export function ApplicantProfile({ profile }: { readonly profile: EmployerProfile }) {
  const t = useT();
  const { summary, skills, certifications, education, experience, languages, links, email, phone } = profile;
  const contact = [email, phone].filter(Boolean);
  return (
    <div className={css.facts}>
      {summary && <LongText text={summary} />}
      <TermPart
        title={t('applications.review.detail.skills')}
        terms={skills.map((skill) => formatSkill(t, skill, profile))}
      />
      <TermPart title={t('applications.review.detail.certifications')} terms={certifications} />
      {experience.length > 0 && (
        <Part title={t('applications.review.detail.experience')}>
          <ul className={css.lines}>
            {experience.map((job) => (
              <Job key={`${job.title}${job.employer}${job.start}`} job={job} />
            ))}
          </ul>
        </Part>
      )}
      {education.length > 0 && (
        <Part title={t('applications.review.detail.education')}>
          <ul className={css.lines}>
            {education.map((entry) => {
              const { school, degree, field, start } = entry;
              const meta = [degree || field ? school : '', formatPeriod(t, entry)].filter(Boolean).join(' · ');
              return (
                <li key={`${school}${degree}${field}${start}`}>
                  {[degree, field].filter(Boolean).join(', ') || school}
                  {meta && <span className={css.meta}>{meta}</span>}
                </li>
              );
            })}
          </ul>
        </Part>
      )}
      <TermPart title={t('seekers.employerView.fields.languages')} terms={languages} />
      <LinePart title={t('seekers.employerView.fields.links')} lines={links} />
      <LinePart title={t('seekers.employerView.contact')} lines={contact} />
    </div>
  );
}

function Job({ job }: { readonly job: Experience }) {
  const t = useT();
  return (
    <li>
      {job.title || job.employer}
      <span className={css.meta}>{[job.title && job.employer, formatPeriod(t, job)].filter(Boolean).join(' · ')}</span>
      {job.text && <LongText text={job.text} />}
    </li>
  );
}

interface ListProps {
  readonly title: string;
}

function TermPart({ title, terms }: ListProps & { readonly terms: readonly string[] }) {
  if (terms.length === 0) return null;
  return (
    <Part title={title}>
      <TermList terms={terms} />
    </Part>
  );
}

function LinePart({ title, lines }: ListProps & { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line} className={css.word}>
            {line}
          </li>
        ))}
      </ul>
    </Part>
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

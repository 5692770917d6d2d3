import { Mail, MapPin, Phone } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ProfileFields } from '#domain/features/seekers/contract.ts';
import type { ProfilePart } from '#domain/features/seekers/from-resume.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { FoundTerms, FoundValue, useDoubtfulFirst } from '#web/features/seekers/resume/found-value.tsx';
import { formatMonth } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { TermList } from '#web/ui/data/term-list.tsx';
import css from './profile-section.module.css';

interface ViewProps {
  readonly fields: ProfileFields;
  /** Shown with the contact details. */
  readonly email?: string;
}

function About({ fields: { headline, summary } }: ViewProps) {
  const t = useT();
  return (
    <>
      {headline && (
        <FoundValue name="headline" label={t('seekers.profile.fields.headline')}>
          <p className={css.strong}>{headline}</p>
        </FoundValue>
      )}
      {summary && (
        <FoundValue name="summary" label={t('seekers.profile.fields.summary')}>
          <p className={css.long}>{summary}</p>
        </FoundValue>
      )}
    </>
  );
}

function Contact({ fields: { phone, city, region }, email }: ViewProps) {
  const t = useT();
  const place = [city, region].filter(Boolean).join(', ');
  return (
    <ul className={css.facts}>
      {email && (
        <li>
          <Mail size={16} aria-hidden />
          {email}
        </li>
      )}
      {phone && (
        <li>
          <FoundValue isInline name="phone" label={t('seekers.profile.fields.phone')}>
            <span className={css.fact}>
              <Phone size={16} aria-hidden />
              {phone}
            </span>
          </FoundValue>
        </li>
      )}
      {place && (
        <li>
          <FoundValue isInline name="city" label={t('seekers.profile.fields.city')}>
            <span className={css.fact}>
              <MapPin size={16} aria-hidden />
              {place}
            </span>
          </FoundValue>
        </li>
      )}
    </ul>
  );
}

function Skills({ fields }: ViewProps) {
  const t = useT();
  return (
    <>
      {fields.skills.length > 0 && (
        <div className={css.terms}>
          <h3 className={css.label}>{t('seekers.profile.fields.skills')}</h3>
          <TermList terms={fields.skills.map((skill) => skillText(t, skill, fields))} />
        </div>
      )}
      <Certifications fields={fields} />
    </>
  );
}

export function Certifications({ fields: { certifications } }: ViewProps) {
  const t = useT();
  if (certifications.length === 0) return null;
  return (
    <div className={css.terms}>
      <h3 className={css.label}>{t('seekers.profile.fields.certifications')}</h3>
      <FoundTerms field="certifications" terms={certifications}>
        <TermList terms={certifications} />
      </FoundTerms>
    </div>
  );
}

function Experience({ fields }: ViewProps) {
  const { experience, titles, industries, management_level: level } = fields;
  const entries = useDoubtfulFirst('experience', experience);
  return (
    <>
      <ul className={css.entries}>
        {entries.map(({ value: job, index }) => (
          <li key={`${job.title}${job.employer}${job.start}`}>
            <FoundValue name={`experience.${index}`} label={[job.title, job.employer].filter(Boolean).join(', ')}>
              <Entry title={job.title || job.employer} detail={job.title && job.employer} entry={job} />
              {job.text && <p className={css.clamped}>{job.text}</p>}
            </FoundValue>
          </li>
        ))}
      </ul>
      <div className={css.lines}>
        <Line field="titles" terms={titles} />
        <Line field="industries" terms={industries} />
        {level !== null && <Level field="management_level" text={`jobs.detail.management.levels.${level}`} />}
      </div>
    </>
  );
}

function Education({ fields }: ViewProps) {
  const { education, education_level: level } = fields;
  const entries = useDoubtfulFirst('education', education);
  return (
    <>
      <ul className={css.entries}>
        {entries.map(({ value: study, index }) => (
          <li key={`${study.school}${study.degree}${study.start}`}>
            <FoundValue name={`education.${index}`} label={[study.degree, study.school].filter(Boolean).join(', ')}>
              <Entry
                title={[study.degree, study.field].filter(Boolean).join(', ') || study.school}
                detail={study.degree || study.field ? study.school : ''}
                entry={study}
              />
            </FoundValue>
          </li>
        ))}
      </ul>
      {level !== null && <Level field="education_level" text={`jobs.detail.education.levels.${level}`} />}
    </>
  );
}

function More({ fields: { languages, links } }: ViewProps) {
  return (
    <>
      <Line field="languages" terms={languages} />
      <Line field="links" terms={links} />
    </>
  );
}

/** The parts of a profile to read, in the profile and in the résumé review. */
export const partViews = {
  about: About,
  contact: Contact,
  skills: Skills,
  experience: Experience,
  education: Education,
  more: More,
} satisfies Record<ProfilePart, ComponentType<ViewProps>>;

interface EntryProps {
  readonly title: string;
  readonly detail: string;
  readonly entry: { readonly start: string; readonly end: string };
}

function Entry({ title, detail, entry }: EntryProps) {
  const t = useT();
  return (
    <p className={css.entry}>
      <span>
        <span className={css.strong}>{title}</span> <span className={css.muted}>{detail}</span>
      </span>
      <span className={css.muted}>{periodText(t, entry)}</span>
    </p>
  );
}

interface LineProps {
  readonly field: 'titles' | 'industries' | 'languages' | 'links';
  readonly terms: readonly string[];
}

/** A short list as text. */
function Line({ field, terms }: LineProps) {
  const t = useT();
  if (terms.length === 0) return null;
  return (
    <div className={css.terms}>
      <span className={css.label}>{t(`seekers.profile.fields.${field}`)}</span>{' '}
      <FoundTerms field={field} terms={terms}>
        <p>{terms.join(', ')}</p>
      </FoundTerms>
    </div>
  );
}

const levelLabels = {
  management_level: 'seekers.profile.fields.managementLevel',
  education_level: 'seekers.profile.fields.educationLevel',
} as const;

/** `text` is the key of a phrase. */
function Level({ field, text }: { readonly field: keyof typeof levelLabels; readonly text: string }) {
  const t = useT();
  const label = t(levelLabels[field]);
  return (
    <FoundValue isInline name={field} label={label}>
      <p className={css.terms}>
        <span className={css.label}>{label}</span> {t(text as PhraseKey)}
      </p>
    </FoundValue>
  );
}

function periodText(t: Translate, { start, end }: EntryProps['entry']): string {
  if (!start) return formatMonth(end);
  const last = end ? formatMonth(end) : t('seekers.pool.detail.today');
  return t('seekers.pool.detail.until', { start: formatMonth(start), end: last });
}

function skillText(t: Translate, skill: string, { skill_details: details }: ProfileFields): string {
  const years = details.find((detail) => detail.skill === skill)?.years ?? null;
  return years === null ? skill : `${skill}, ${t('applications.review.detail.years', { count: years })}`;
}

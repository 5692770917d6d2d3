import { Mail, MapPin, Phone } from 'lucide-react';
import type { Profile } from '#domain/features/seekers/contract.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { formatMonth } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { TermList } from '#web/ui/data/term-list.tsx';
import css from './profile-section.module.css';
import { isEmptySection, type ProfileSection } from './profile-sections.ts';

interface SectionViewProps {
  readonly section: ProfileSection;
  readonly profile: Profile;
}

/** A section to read. */
export function SectionView({ section, profile }: SectionViewProps) {
  const t = useT();
  if (isEmptySection(section, profile)) return <p className={css.muted}>{t('seekers.profile.nothingYet')}</p>;
  const View = views[section];
  return <View profile={profile} />;
}

interface ViewProps {
  readonly profile: Profile;
}

function About({ profile }: ViewProps) {
  const place = [profile.city, profile.region].filter(Boolean).join(', ');
  return (
    <>
      {profile.headline && <p className={css.strong}>{profile.headline}</p>}
      {profile.summary && <p className={css.long}>{profile.summary}</p>}
      <ul className={css.facts}>
        <li>
          <Mail size={16} aria-hidden />
          {profile.email}
        </li>
        {profile.phone && (
          <li>
            <Phone size={16} aria-hidden />
            {profile.phone}
          </li>
        )}
        {place && (
          <li>
            <MapPin size={16} aria-hidden />
            {place}
          </li>
        )}
      </ul>
    </>
  );
}

function Skills({ profile }: ViewProps) {
  const t = useT();
  return (
    <>
      <Terms
        title={t('seekers.profile.fields.skills')}
        terms={profile.skills.map((skill) => skillText(t, skill, profile))}
      />
      <Terms title={t('seekers.profile.fields.certifications')} terms={profile.certifications} />
    </>
  );
}

function Experience({ profile }: ViewProps) {
  const t = useT();
  const { experience, titles, industries, management_level: level } = profile;
  return (
    <>
      <ul className={css.entries}>
        {experience.map((job) => (
          <li key={`${job.title}${job.employer}${job.start}`}>
            <Entry title={job.title || job.employer} detail={job.title && job.employer} entry={job} />
            {job.text && <p className={css.clamped}>{job.text}</p>}
          </li>
        ))}
      </ul>
      <div className={css.lines}>
        <Line title={t('seekers.profile.fields.titles')} terms={titles} />
        <Line title={t('seekers.profile.fields.industries')} terms={industries} />
        {level !== null && (
          <Line
            title={t('seekers.profile.fields.managementLevel')}
            terms={[t(`jobs.detail.management.levels.${level}` as PhraseKey)]}
          />
        )}
      </div>
    </>
  );
}

function Education({ profile }: ViewProps) {
  const t = useT();
  const { education, education_level: level } = profile;
  return (
    <>
      <ul className={css.entries}>
        {education.map((study) => (
          <li key={`${study.school}${study.degree}${study.start}`}>
            <Entry
              title={[study.degree, study.field].filter(Boolean).join(', ') || study.school}
              detail={study.degree || study.field ? study.school : ''}
              entry={study}
            />
          </li>
        ))}
      </ul>
      {level !== null && (
        <Line
          title={t('seekers.profile.fields.educationLevel')}
          terms={[t(`jobs.detail.education.levels.${level}` as PhraseKey)]}
        />
      )}
    </>
  );
}

function More({ profile }: ViewProps) {
  const t = useT();
  return (
    <>
      <Line title={t('seekers.profile.fields.languages')} terms={profile.languages} />
      <Line title={t('seekers.profile.fields.links')} terms={profile.links} />
    </>
  );
}

const views = { about: About, skills: Skills, experience: Experience, education: Education, more: More };

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

function Terms({ title, terms }: { readonly title: string; readonly terms: readonly string[] }) {
  if (terms.length === 0) return null;
  return (
    <div className={css.terms}>
      <h3 className={css.label}>{title}</h3>
      <TermList terms={terms} />
    </div>
  );
}

/** A short list as text. */
function Line({ title, terms }: { readonly title: string; readonly terms: readonly string[] }) {
  if (terms.length === 0) return null;
  return (
    <p className={css.terms}>
      <span className={css.label}>{title}</span> {terms.join(', ')}
    </p>
  );
}

function periodText(t: Translate, { start, end }: EntryProps['entry']): string {
  if (!start) return formatMonth(end);
  const last = end ? formatMonth(end) : t('seekers.pool.detail.today');
  return t('seekers.pool.detail.until', { start: formatMonth(start), end: last });
}

function skillText(t: Translate, skill: string, { skill_details: details }: Profile): string {
  const years = details.find((detail) => detail.skill === skill)?.years ?? null;
  return years === null ? skill : `${skill}, ${t('applications.review.detail.years', { count: years })}`;
}

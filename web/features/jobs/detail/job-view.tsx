import type { ReactNode } from 'react';
import type { Job } from '#domain/features/jobs/job.ts';
import { takesApplications } from '#domain/features/jobs/lifecycle.ts';
import { isPastClosing } from '#domain/features/jobs/posting/closing-day.ts';
import { parseWebLink } from '#domain/lib/link.ts';
import { paths } from '#web/app/paths.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { Collapsible } from '#web/ui/data/collapsible.tsx';
import { LongText } from '#web/ui/data/long-text.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { JobEnvironment } from './job-environment.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobNeeds } from './job-needs.tsx';
import { JobSection } from './job-section.tsx';
import { JobSteps } from './job-steps.tsx';
import css from './job-view.module.css';

interface JobViewProps {
  readonly job: Job;
  /** The user's match, or a prompt for visitors. */
  readonly match?: ReactNode;
  /** What to look at instead, after the note on a closed job. */
  readonly alternatives?: ReactNode;
  /** The page shows the key facts above it, and the hiring steps and accommodations next to it. */
  readonly hasAside?: boolean;
}

/** All sections of a job, short ones first. */
export function JobView({ job, match, alternatives, hasAside = false }: JobViewProps) {
  const t = useT();
  return (
    <>
      {!takesApplications(job.status) && <ClosedNote job={job} />}
      {alternatives}
      {!hasAside && (
        <Card>
          <JobFacts job={job} />
        </Card>
      )}
      {job.summary.length > 0 && (
        <JobSection title={t('jobs.detail.page.short')}>
          <ul className={css.short}>
            {job.summary.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </JobSection>
      )}
      {match}
      <JobEnvironment inclusion={job.inclusion} />
      <JobNeeds job={job} />
      <div className={css.pair}>
        {job.responsibilities && (
          <TextSection title={t('jobs.detail.page.doing')} text={job.responsibilities} isPoints />
        )}
        {job.benefits && <TextSection title={t('jobs.detail.page.benefits')} text={job.benefits} isPoints />}
      </div>
      <div className={css.pair}>
        <TextSection title={t('jobs.detail.page.about')} text={job.description} />
        <Employer job={job} />
      </div>
      {!hasAside && <JobProcess job={job} />}
    </>
  );
}

interface TextSectionProps {
  readonly title: string;
  readonly text: string;
  readonly isPoints?: boolean;
}

/** A text of the employer: its first lines, and all of it on request. */
function TextSection({ title, text, isPoints = false }: TextSectionProps) {
  return (
    <JobSection title={title}>
      <Collapsible name={title}>
        <LongText text={text} isPoints={isPoints} />
      </Collapsible>
    </JobSection>
  );
}

/** The hiring steps and the contact for accommodations. */
export function JobProcess({ job }: { readonly job: Job }) {
  return (
    <>
      <JobSteps steps={job.stage_plan} />
      <Accommodations contact={job.adjustments_contact} />
    </>
  );
}

function ClosedNote({ job }: { readonly job: Job }) {
  const t = useT();
  return (
    <Banner tone="info" title={t('jobs.detail.closed.title')}>
      {closedText(t, job)}
    </Banner>
  );
}

/** Distinguishes an automatic pause from one by the employer. */
function closedText(t: Translate, { status, closes_on: closesOn }: Job): string {
  if (status === 'draft') return t('jobs.detail.closed.draft');
  const isOver = status === 'paused' && closesOn !== null && isPastClosing(closesOn, new Date());
  return isOver ? t('jobs.detail.closed.over', { date: formatDate(closesOn) }) : t('jobs.detail.closed.text');
}

function Accommodations({ contact }: { readonly contact: string }) {
  const t = useT();
  return (
    <JobSection title={t('jobs.detail.page.accommodations')}>
      <p>{t('jobs.detail.page.accommodationsText')}</p>
      <p>
        {contact
          ? t('jobs.detail.page.accommodationsContact', { contact })
          : t('jobs.detail.page.noAccommodationsContact')}
      </p>
    </JobSection>
  );
}

function Employer({ job }: { readonly job: Job }) {
  const t = useT();
  const { name, description } = job.organisation;
  const website = parseWebLink(job.organisation.website);
  const original = parseWebLink(job.source_url);
  if (!job.company && !original) return null;
  return (
    <JobSection title={t('jobs.detail.page.employer', { name })}>
      {description && (
        <Collapsible name={name}>
          <LongText text={description} />
        </Collapsible>
      )}
      {job.company && (
        <p>
          <Link href={paths.employer(job.organisation.id)}>{t('employers.see', { name })}</Link>
        </p>
      )}
      {website && (
        <p>
          <Link href={website} isNewTab>
            {t('jobs.detail.page.website', { name })}
          </Link>
        </p>
      )}
      {original && (
        <p>
          <Link href={original} isNewTab>
            {t('jobs.detail.page.original')}
          </Link>
        </p>
      )}
    </JobSection>
  );
}

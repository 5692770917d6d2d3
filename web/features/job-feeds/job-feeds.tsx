import { useQuery } from '@tanstack/react-query';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { identityQuery } from '#web/features/accounts/queries.ts';
import { ownOrganisation } from '#web/features/organisations/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { CopyText } from '#web/ui/data/copy-text.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import css from './job-feeds.module.css';

const feeds = [
  ['indeed.xml', 'jobFeeds.indeed'],
  ['linkedin.xml', 'jobFeeds.linkedin'],
  ['jobs.rss', 'jobFeeds.rss'],
  ['jobs.atom', 'jobFeeds.atom'],
  ['jobs.json', 'jobFeeds.json'],
] as const satisfies readonly (readonly [file: string, name: PhraseKey])[];

/** The addresses of the feeds of an employer, or of the tenant, and the line that shows the jobs on another site. */
export function JobFeeds() {
  const t = useT();
  const identity = useQuery(identityQuery());
  const isEmployer = identity.data?.organisation_kind === 'employer';
  const organization = useQuery({ ...ownOrganisation(), enabled: isEmployer });
  const error = identity.error ?? organization.error;
  if (error) return <ErrorState error={error} onRetry={() => void organization.refetch()} />;
  if (!identity.data || (isEmployer && !organization.data))
    return <Loading label={t('common.states.loadingName', { name: t('jobFeeds.title') })} />;
  const id = organization.data?.id;
  const { origin } = window.location;
  const attribute = id === undefined ? '' : ` data-organization="${id}"`;
  return (
    <div className={css.feeds}>
      <p>{t('jobFeeds.text')}</p>
      {id === undefined && <p>{t('jobFeeds.all')}</p>}
      <ul className={css.list}>
        {feeds.map(([file, name]) => (
          <li key={file}>
            <h3>{t(name)}</h3>
            <CopyText text={`${origin}/feeds/${file}${id === undefined ? '' : `?organization=${id}`}`} name={t(name)} />
          </li>
        ))}
      </ul>
      <h3>{t('jobFeeds.embed')}</h3>
      <p>{t('jobFeeds.embedText')}</p>
      <CopyText text={`<script src="${origin}/embed/jobs.js"${attribute} async></script>`} name={t('jobFeeds.embed')} />
    </div>
  );
}

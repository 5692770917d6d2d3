import type { JobCard } from '#domain/features/jobs/job.ts';
import { paths } from '#web/app/paths.ts';
import { formatLocation } from '#web/features/jobs/job-texts.ts';
import { fewJobs } from '#web/features/jobs/queries.ts';
import { addressOfSearch, emptySearch, type JobSearch } from '#web/features/jobs/search/search-address.ts';
import { gainLines } from '#web/features/matching/explained/match-words.ts';
import { matchWithJob } from '#web/features/matching/queries.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import type { Answer, Situation } from './turn.ts';

const maxJobs = 5;

/** The first open jobs for the words, or those that match the profile best. */
export async function answerFind({ t, client }: Situation, words: string | null): Promise<Answer> {
  const search: JobSearch = { ...emptySearch, words: words ?? '', sort: words === null ? 'match' : null };
  const { jobs, total, unmatched } = await client.fetchQuery(fewJobs(search, maxJobs));
  const input = 'jobs' as const;
  const source = 'assistant.source.jobs' as const;
  if (jobs.length === 0) return { lines: [t('assistant.find.none', { words: words ?? '' })], input, source };
  const count = total?.count ?? jobs.length;
  return {
    lines: [...(unmatched ? [t('assistant.find.unmatched')] : []), t('assistant.find.found', { count })],
    items: jobs.map((job) => ({ text: describeJob(t, job), href: paths.job(job.id) })),
    links: [{ text: t('assistant.find.all'), href: `${paths.search}?${addressOfSearch(search)}` }],
    input,
    source,
  };
}

/** The open jobs to choose from for an explanation. */
export async function answerFindForMatch({ t, client }: Situation, words: string): Promise<Answer> {
  const search: JobSearch = { ...emptySearch, words, sort: words === '' ? 'match' : null };
  const { jobs } = await client.fetchQuery(fewJobs(search, maxJobs));
  return {
    lines: [jobs.length === 0 ? t('assistant.find.none', { words }) : t('assistant.match.ask')],
    choices: jobs.map((job) => ({
      label: describeJob(t, job),
      step: { kind: 'match', jobId: job.id, title: job.title },
    })),
    input: 'matchJobs',
    source: null,
  };
}

/** The match in words: what the job asks for that the profile has, what is missing, and what would raise it. */
export async function answerMatch({ t, client }: Situation, jobId: number, title: string): Promise<Answer> {
  const match = await client.fetchQuery({ ...matchWithJob(jobId), staleTime: 0 });
  const links = [{ text: t('assistant.match.open'), href: paths.job(jobId) }];
  const source = 'assistant.source.match' as const;
  if (match.is_blank) {
    const profile = { text: t('matching.empty.action'), href: paths.editProfile };
    return { lines: [t('matching.empty.text')], links: [profile, ...links], input: 'matchJobs', source };
  }
  const parts = Object.values(match.parts);
  const met = parts.flatMap((part) => part.matched.map(({ label }) => label));
  const missing = parts.flatMap((part) => part.missing.map(({ label }) => label));
  const gains = gainLines(t, match);
  return {
    lines: [
      match.total === null || match.band === null
        ? t('assistant.match.noNumber', { title })
        : t('assistant.match.total', { title, band: t(`matching.bands.${match.band}`), score: match.total }),
      ...(met.length > 0 ? [t('assistant.match.met', { terms: met.join(', ') })] : []),
      ...(missing.length > 0 ? [t('assistant.match.missing', { terms: missing.join(', ') })] : []),
      t('matching.anyMatch'),
      ...(gains.length > 0 ? [`${t('matching.raise')}. ${t('matching.raiseHint')}`] : []),
    ],
    items: gains.map(({ words }) => ({ text: words })),
    links,
    input: 'matchJobs',
    source,
  };
}

/** "Data analyst, Larkspur Labs, Atlanta, GA (Good match, 72)" */
function describeJob(t: Translate, job: JobCard): string {
  const text = [job.title, formatEmployer(t, job.company), formatLocation(job)].join(', ');
  if (job.score === null || job.band === null) return text;
  return `${text} (${t(`matching.bands.${job.band}`)}, ${job.score})`;
}

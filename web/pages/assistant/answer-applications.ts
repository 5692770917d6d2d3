import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { isFinal } from '#domain/features/applications/lifecycle.ts';
import { paths } from '#web/app/paths.ts';
import { ownApplications } from '#web/features/applications/queries.ts';
import { isLate } from '#web/features/applications/tracker/tracker-groups.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { formatDayInYear } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import type { Answer, Situation } from './turn.ts';

const maxApplications = 5;

/** The next step of the newest open applications, and until when. */
export async function answerApplications({ t, client }: Situation): Promise<Answer> {
  const { pages } = await client.fetchInfiniteQuery({ ...ownApplications(), staleTime: 0 });
  const open = pages.flatMap(({ applications }) => applications).filter(({ status }) => !isFinal(status));
  if (open.length === 0) {
    return {
      lines: [t('assistant.applications.none')],
      choices: [{ label: t('assistant.topics.find'), step: { kind: 'topic', topic: 'find' } }],
      source: 'assistant.source.applications',
    };
  }
  return {
    lines: [t('assistant.applications.found')],
    items: open
      .slice(0, maxApplications)
      .map((card) => ({ text: describeNext(t, card), href: paths.application(card.id) })),
    links: [{ text: t('assistant.applications.openAll'), href: paths.applications }],
    source: 'assistant.source.applications',
  };
}

function describeNext(t: Translate, card: ApplicationCard): string {
  const { code, by } = card.next_step;
  const values = {
    job: card.job.title,
    company: formatEmployer(t, card.job.company),
    step: t(`applications.tracker.steps.${code}`),
  };
  if (by === null) return t('assistant.applications.next', values);
  const dated = { ...values, date: formatDayInYear(by) };
  return t(isLate(card) ? 'assistant.applications.nextLate' : 'assistant.applications.nextBy', dated);
}

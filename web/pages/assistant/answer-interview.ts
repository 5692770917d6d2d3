import { listInterviewSteps, type PreparedInterview } from '#domain/features/assistant/interview-steps.ts';
import { paths } from '#web/app/paths.ts';
import { formatSlot } from '#web/features/interviews/format-slot.ts';
import { interviewById, interviewList } from '#web/features/interviews/queries.ts';
import type { Answer, Situation } from './turn.ts';

/** Steps that help before any interview. */
const generalSteps = ['evidence', 'questions', 'accommodations', 'break'] as const;

/** The person's open interviews to choose from, or general steps without one. */
export async function answerInterviews(situation: Situation): Promise<Answer> {
  const { t, client } = situation;
  const pages = await Promise.all(
    (['upcoming', 'to_plan'] as const).map((filter) => client.fetchInfiniteQuery(interviewList(filter))),
  );
  const interviews = pages.flatMap((page) => page.pages.flatMap((list) => list.interviews)).filter(isOpen);
  const [only] = interviews;
  if (!only) {
    return {
      lines: [t('assistant.interview.none')],
      items: generalSteps.map((step) => ({ text: t(`assistant.interview.general.${step}`) })),
      links: [{ text: t('assistant.interview.openAll'), href: paths.interviews }],
      source: 'assistant.source.rules',
    };
  }
  if (interviews.length === 1) return answerInterview(situation, only.id);
  return {
    lines: [t('assistant.interview.choose')],
    choices: interviews.map(({ id, job }) => ({
      label: t('assistant.interview.name', { job: job.title, company: job.company }),
      step: { kind: 'interview', id },
    })),
    source: null,
  };
}

/** When and how the interview takes place, and what to do before it. */
export async function answerInterview({ t, client }: Situation, id: number): Promise<Answer> {
  const interview = await client.fetchQuery(interviewById(id));
  const { job, pack, starts_at: startsAt, status, kind } = interview;
  const prepared: PreparedInterview = {
    status: isOpen(interview) ? interview.status : 'scheduled',
    kind,
    hasFormat: pack.format !== '',
    hasQuestions: pack.questions.length > 0,
    hasAccommodations: (interview.accommodations ?? '') !== '',
  };
  const values = { job: job.title, company: job.company, kind: t(`interviews.kinds.${kind}`) };
  return {
    lines: [
      startsAt === null || status === 'proposed'
        ? t('assistant.interview.noTime', values)
        : t('assistant.interview.when', { ...values, time: formatSlot(startsAt) }),
      t('assistant.interview.todo'),
    ],
    items: listInterviewSteps(prepared).map((step) => ({ text: t(`assistant.interview.steps.${step}`) })),
    links: [{ text: t('assistant.interview.open'), href: paths.interviewsOf(interview.application_id) }],
    source: 'assistant.source.interview',
  };
}

function isOpen<I extends { readonly status: string }>(
  interview: I,
): interview is I & { readonly status: PreparedInterview['status'] } {
  return ['proposed', 'no_time', 'scheduled', 'rescheduled'].includes(interview.status);
}

import type { interviewKinds } from '#domain/features/interviews/pack.ts';

type InterviewKind = (typeof interviewKinds)[number];

/** One thing to do before an interview. */
export type InterviewStep =
  | 'pickTime'
  | 'agreeTime'
  | 'readFormat'
  | 'practiceQuestions'
  | 'testLink'
  | 'planRoute'
  | 'quietPlace'
  | 'readTask'
  | 'checkAccommodations'
  | 'askQuestions'
  | 'planBreak';

export interface PreparedInterview {
  readonly status: 'proposed' | 'no_time' | 'scheduled' | 'rescheduled';
  readonly kind: InterviewKind;
  readonly hasFormat: boolean;
  readonly hasQuestions: boolean;
  readonly hasAccommodations: boolean;
}

const stepsByKind: Record<InterviewKind, readonly InterviewStep[]> = {
  video: ['testLink', 'quietPlace'],
  phone: ['quietPlace'],
  on_site: ['planRoute'],
  written: ['readTask', 'quietPlace'],
  work_sample: ['readTask', 'quietPlace'],
};

/** What to do before an interview, in order. Steps about missing details become a question to the employer. */
export function listInterviewSteps(interview: PreparedInterview): InterviewStep[] {
  const { status, kind, hasFormat, hasQuestions, hasAccommodations } = interview;
  return [
    ...(status === 'proposed' ? (['pickTime'] as const) : []),
    ...(status === 'no_time' ? (['agreeTime'] as const) : []),
    ...(hasFormat ? (['readFormat'] as const) : []),
    ...(hasQuestions ? (['practiceQuestions'] as const) : []),
    ...stepsByKind[kind],
    ...(hasAccommodations ? (['checkAccommodations'] as const) : []),
    ...(hasFormat && hasQuestions ? [] : (['askQuestions'] as const)),
    'planBreak',
  ];
}

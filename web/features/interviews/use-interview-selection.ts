import { type InterviewFilter, interviewFilters } from '#domain/features/interviews/lifecycle.ts';
import { parseChoice } from '#web/lib/hooks/use-url-filters.ts';
import { useUrlSelection } from '#web/lib/hooks/use-url-selection.ts';

export const interviewViews = ['week', 'list'] as const;
export type InterviewView = (typeof interviewViews)[number];

/** The filter, the open interview, and the open form, from the URL. */
export function useInterviewSelection() {
  const { get, getId, open, filter } = useUrlSelection(['filter', 'view', 'week']);
  return {
    filter: parseChoice(get('filter'), interviewFilters) ?? 'upcoming',
    /** Null: the week, unless the caller prefers the list. */
    view: parseChoice(get('view'), interviewViews),
    /** The Monday of the shown week; null for the current one. */
    week: /^20\d\d-\d\d-\d\d$/.test(get('week')) ? get('week') : null,
    interviewId: getId('id'),
    applicationId: getId('application'),
    /** The application of a new interview; null if it is still to be chosen. */
    newFor: getId('new'),
    isChoosing: get('new') === 'choose',
    isEditing: get('edit') !== '',
    setFilter: (next: InterviewFilter) => filter({ filter: next === 'upcoming' ? null : next, week: null }),
    setView: (next: InterviewView) => filter({ view: next, filter: null, week: null }),
    setWeek: (monday: string | null) => filter({ view: 'week', week: monday, filter: null }),
    openList: () => open({}),
    openInterview: (id: number) => open({ id: String(id) }),
    openEdit: (id: number) => open({ id: String(id), edit: '1' }),
    openNew: (applicationId: number | null) => open({ new: applicationId === null ? 'choose' : String(applicationId) }),
  };
}

export type InterviewSelection = ReturnType<typeof useInterviewSelection>;

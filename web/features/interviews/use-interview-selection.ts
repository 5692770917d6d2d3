import { useSearchParams } from 'react-router';
import { type InterviewFilter, interviewFilters } from '#domain/features/interviews/lifecycle.ts';
import { parseChoice } from '#web/lib/hooks/use-url-filters.ts';

export const interviewViews = ['week', 'list'] as const;
export type InterviewView = (typeof interviewViews)[number];

/** The filter, the open interview, and the open form, from the address. */
export function useInterviewSelection() {
  const [query, setQuery] = useSearchParams();
  const filter = interviewFilters.find((one) => one === query.get('filter')) ?? 'upcoming';
  const readId = (name: string) => {
    const text = query.get(name) ?? '';
    return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
  };
  const view = parseChoice(query.get('view') ?? '', interviewViews);
  const place = {
    ...(filter === 'upcoming' ? {} : { filter }),
    ...(view === null ? {} : { view }),
    ...(query.has('week') ? { week: query.get('week') ?? '' } : {}),
  };
  const open = (values: Readonly<Record<string, string>>) => setQuery({ ...place, ...values });
  const show = (values: Readonly<Record<string, string>>) => setQuery(values, { replace: true });
  return {
    filter,
    /** Null: the week, unless the caller prefers the list. */
    view,
    /** The Monday of the shown week; null for the current one. */
    week: /^20\d\d-\d\d-\d\d$/.test(query.get('week') ?? '') ? query.get('week') : null,
    interviewId: readId('id'),
    applicationId: readId('application'),
    /** The application of a new interview; null if it is still to be chosen. */
    newFor: readId('new'),
    isChoosing: query.get('new') === 'choose',
    isEditing: query.has('edit'),
    setFilter: (next: InterviewFilter) =>
      show({ ...(view === null ? {} : { view }), ...(next === 'upcoming' ? {} : { filter: next }) }),
    setView: (next: InterviewView) => show({ view: next }),
    setWeek: (monday: string | null) => show({ view: 'week', ...(monday === null ? {} : { week: monday }) }),
    openList: () => open({}),
    openInterview: (id: number) => open({ id: String(id) }),
    openEdit: (id: number) => open({ id: String(id), edit: '1' }),
    openNew: (applicationId: number | null) => open({ new: applicationId === null ? 'choose' : String(applicationId) }),
  };
}

export type InterviewSelection = ReturnType<typeof useInterviewSelection>;

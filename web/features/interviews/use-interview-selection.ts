import { useSearchParams } from 'react-router';
import { type InterviewFilter, interviewFilters } from '#domain/features/interviews/lifecycle.ts';

/** The filter, the open interview, and the open form, from the address. */
export function useInterviewSelection() {
  const [query, setQuery] = useSearchParams();
  const filter = interviewFilters.find((one) => one === query.get('filter')) ?? 'upcoming';
  const readId = (name: string) => {
    const text = query.get(name) ?? '';
    return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
  };
  const open = (values: Readonly<Record<string, string>>) =>
    setQuery({ ...(filter === 'upcoming' ? {} : { filter }), ...values });
  return {
    filter,
    interviewId: readId('id'),
    applicationId: readId('application'),
    /** The application of a new interview; null if it is still to be chosen. */
    newFor: readId('new'),
    isChoosing: query.get('new') === 'choose',
    isEditing: query.has('edit'),
    setFilter: (next: InterviewFilter) => setQuery(next === 'upcoming' ? {} : { filter: next }, { replace: true }),
    openList: () => open({}),
    openInterview: (id: number) => open({ id: String(id) }),
    openEdit: (id: number) => open({ id: String(id), edit: '1' }),
    openNew: (applicationId: number | null) => open({ new: applicationId === null ? 'choose' : String(applicationId) }),
  };
}

export type InterviewSelection = ReturnType<typeof useInterviewSelection>;

import { useSearchParams } from 'react-router';
import { type OfferFilter, offerFilters } from '#domain/features/offers/lifecycle.ts';

/** The filter, the open offer, and the open form, from the address. */
export function useOfferSelection() {
  const [query, setQuery] = useSearchParams();
  const filter = offerFilters.find((one) => one === query.get('filter')) ?? 'all';
  const readId = (name: string) => {
    const text = query.get(name) ?? '';
    return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
  };
  const open = (values: Readonly<Record<string, string>>) =>
    setQuery({ ...(filter === 'all' ? {} : { filter }), ...values });
  return {
    filter,
    offerId: readId('offer'),
    applicationId: readId('application'),
    /** The application of a new offer; null if it is still to be chosen. */
    newFor: readId('new'),
    isChoosing: query.get('new') === 'choose',
    isEditing: query.has('edit'),
    isApproval: query.get('part') === 'approval',
    setFilter: (next: OfferFilter) => setQuery(next === 'all' ? {} : { filter: next }, { replace: true }),
    openList: () => open({}),
    openOffer: (id: number) => open({ offer: String(id) }),
    openApproval: (id: number) => open({ offer: String(id), part: 'approval' }),
    openEdit: (id: number) => open({ offer: String(id), edit: '1' }),
    openNew: (applicationId: number | null) => open({ new: applicationId === null ? 'choose' : String(applicationId) }),
  };
}

export type OfferSelection = ReturnType<typeof useOfferSelection>;

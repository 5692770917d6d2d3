import { type OfferFilter, offerFilters } from '#domain/features/offers/lifecycle.ts';
import { parseChoice } from '#web/lib/hooks/use-url-filters.ts';
import { useUrlSelection } from '#web/lib/hooks/use-url-selection.ts';

/** The filter, the open offer, and the open form, from the URL. */
export function useOfferSelection() {
  const { get, getId, open, filter } = useUrlSelection(['filter']);
  return {
    filter: parseChoice(get('filter'), offerFilters) ?? 'all',
    offerId: getId('offer'),
    applicationId: getId('application'),
    /** The application of a new offer; null if it is still to be chosen. */
    newFor: getId('new'),
    isChoosing: get('new') === 'choose',
    isEditing: get('edit') !== '',
    isApproval: get('part') === 'approval',
    setFilter: (next: OfferFilter) => filter({ filter: next === 'all' ? null : next }),
    openList: () => open({}),
    openOffer: (id: number) => open({ offer: String(id) }),
    openApproval: (id: number) => open({ offer: String(id), part: 'approval' }),
    openEdit: (id: number) => open({ offer: String(id), edit: '1' }),
    openNew: (applicationId: number | null) => open({ new: applicationId === null ? 'choose' : String(applicationId) }),
  };
}

export type OfferSelection = ReturnType<typeof useOfferSelection>;

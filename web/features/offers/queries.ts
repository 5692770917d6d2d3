import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OfferFilter } from '#domain/features/offers/lifecycle.ts';
import type { Offer, OfferDecision, OfferDraft, OfferPage, OfferStart } from '#domain/features/offers/offer.ts';
import { offersApi } from '#web/lib/api/hiring/offers.ts';
import { call, callForFile } from '#web/lib/call.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { getCurrentLanguage } from '#web/lib/texts/i18n.ts';

export const offerList = (filter: OfferFilter) =>
  infiniteQueryOptions({
    queryKey: ['offers', 'list', filter],
    queryFn: ({ pageParam, signal }): Promise<OfferPage> =>
      call(offersApi.list, { query: { filter, ...(pageParam ? { cursor: pageParam } : {}) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });

export const offerById = (id: number) =>
  queryOptions({
    queryKey: ['offers', 'one', id],
    queryFn: ({ signal }): Promise<Offer> => call(offersApi.read, { params: { id: String(id) } }, { signal }),
    staleTime: 0,
  });

export const offerOfApplication = (id: number) =>
  queryOptions({
    queryKey: ['offers', 'application', id],
    queryFn: ({ signal }) => call(offersApi.ofApplication, { params: { id: String(id) } }, { signal }),
    staleTime: 0,
  });

/** Applications that can get an offer. */
export const offerCandidates = () =>
  queryOptions({
    queryKey: ['offers', 'candidates'],
    queryFn: async ({ signal }) => (await call(offersApi.candidates, {}, { signal })).candidates,
    staleTime: 0,
  });

/** What the form for an application's offer starts from. */
export const offerStart = (applicationId: number) =>
  queryOptions({
    queryKey: ['offers', 'start', applicationId],
    queryFn: ({ signal }): Promise<OfferStart> =>
      call(offersApi.start, { params: { id: String(applicationId) } }, { signal }),
  });

export const offerByLink = (token: string) =>
  queryOptions({
    queryKey: ['offers', 'link', token],
    queryFn: ({ signal }): Promise<Offer> => call(offersApi.readByLink, { body: { token } }, { signal }),
    gcTime: 0,
    retry: false,
  });

export function decideOfferByLink(token: string, decision: OfferDecision): Promise<Offer> {
  return call(offersApi.decideByLink, { body: { token, decision } });
}

const params = ({ id }: { readonly id: number }) => ({ id: String(id) });

export const offerActions = {
  create: (id: number, body: OfferDraft) => call(offersApi.create, { params: { id: String(id) }, body }),
  edit: (offer: Offer, draft: OfferDraft) =>
    call(offersApi.edit, { params: params(offer), body: { ...draft, version: offer.version } }),
  submit: (offer: Offer) => call(offersApi.submit, { params: params(offer), body: { version: offer.version } }),
  send: (offer: Offer) => call(offersApi.send, { params: params(offer), body: { version: offer.version } }),
  revise: (offer: Offer) => call(offersApi.revise, { params: params(offer), body: { version: offer.version } }),
  decide: (offer: Offer, decision: OfferDecision['decision'], reason: string) =>
    call(offersApi.decide, { params: params(offer), body: { decision, reason, version: offer.version } }),
  withdraw: (offer: Offer, message: string) =>
    call(offersApi.withdraw, { params: params(offer), body: { version: offer.version, message } }),
  accept: (offer: Offer, signature: string) =>
    call(offersApi.accept, { params: params(offer), body: { revision: offer.revision, signature } }),
  decline: (offer: Offer, message: string) =>
    call(offersApi.decline, { params: params(offer), body: { revision: offer.revision, message } }),
};

/** Runs one of `offerActions` and refreshes every view of offers and applications. */
export function useOfferAction() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (action: () => Promise<Offer>) => action(),
    onSuccess: (offer) => queries.setQueryData(offerById(offer.id).queryKey, offer),
    onSettled: () =>
      Promise.all(['offers', 'applications', 'jobs'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
}

/** Records that the job seeker has opened the offer. */
export function useViewOffer() {
  return useMutation({ mutationFn: (offer: Offer) => call(offersApi.view, { params: params(offer) }) });
}

export async function downloadOffer(offer: Offer): Promise<void> {
  const file = await callForFile(offersApi.pdf, { params: params(offer), query: { language: getCurrentLanguage() } });
  saveFile(file, `${offer.job.title}.pdf`);
}

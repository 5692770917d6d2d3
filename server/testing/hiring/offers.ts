import { applicationsApi } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { offersApi } from '#domain/features/offers/contract.ts';
import type { Offer, OfferDraft } from '#domain/features/offers/offer.ts';
import { addDays } from '#domain/lib/day.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { TestAccount } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';

/** A draft that passes every check for a job of the test factory. */
export function newOffer(
  fields: Partial<Omit<OfferDraft, 'terms'>> & { readonly terms?: Partial<OfferDraft['terms']> } = {},
): OfferDraft {
  const day = (days: number) => addDays(new Date(), days).toISOString().slice(0, 10);
  return {
    letter: 'Dear [name],\n\nWe offer you [job].\n\n[terms]\n\nPlease reply by [answer_by].\n\n[sender]',
    approver_ids: [],
    ...fields,
    terms: {
      title: 'Software Engineer',
      start_on: day(60),
      pay: { amount: 90_000, currency: 'USD', period: 'year' },
      pay_schedule: 'paid every two weeks',
      hours: '40 a week',
      location: 'Atlanta, two days a week at home',
      accommodations: 'Written tasks, noise-canceling headphones',
      answer_by: day(12),
      pay_reason: '',
      ...fields.terms,
    },
  };
}

/** Calls the offer endpoints. */
export function offerHelpers(test: () => TestApp) {
  const params = (id: number) => ({ id: String(id) });
  const moveTo = async (account: TestAccount, id: number, to: ApplicationStatus, message = '') => {
    const { version } = (await send(test(), account, applicationsApi.read, { params: params(id) })).body;
    return send(test(), account, applicationsApi.move, { params: params(id), body: { to, version, message } });
  };
  const create = async (account: TestAccount, applicationId: number, draft: OfferDraft = newOffer()) =>
    send(test(), account, offersApi.create, { params: params(applicationId), body: draft });
  const sendIt = ({ id, version }: Pick<Offer, 'id' | 'version'>, account: TestAccount) =>
    send(test(), account, offersApi.send, { params: params(id), body: { version } });
  return {
    moveTo,
    create,
    sendIt,
    /** An interviewed applicant with a sent offer. */
    sent: async (manager: TestAccount, applicationId: number, draft: OfferDraft = newOffer()): Promise<Offer> => {
      await moveTo(manager, applicationId, 'interview');
      const offer = (await create(manager, applicationId, draft)).body;
      const response = await sendIt(offer, manager);
      if (response.status !== 200) throw new Error(`The offer was not sent: ${JSON.stringify(response.problem)}`);
      return response.body;
    },
    read: (account: Caller, id: number) => send(test(), account, offersApi.read, { params: params(id) }),
    ofApplication: (account: Caller, id: number) =>
      send(test(), account, offersApi.ofApplication, { params: params(id) }),
    edit: (account: TestAccount, { id, version }: Offer, draft: OfferDraft) =>
      send(test(), account, offersApi.edit, { params: params(id), body: { ...draft, version } }),
    submit: (account: TestAccount, { id, version }: Offer) =>
      send(test(), account, offersApi.submit, { params: params(id), body: { version } }),
    decide: (account: TestAccount, { id, version }: Offer, decision: 'approved' | 'rejected', reason = '') =>
      send(test(), account, offersApi.decide, { params: params(id), body: { decision, reason, version } }),
    revise: (account: TestAccount, { id, version }: Offer) =>
      send(test(), account, offersApi.revise, { params: params(id), body: { version } }),
    withdraw: (account: TestAccount, { id, version }: Offer, message = '') =>
      send(test(), account, offersApi.withdraw, { params: params(id), body: { version, message } }),
    accept: (account: TestAccount, { id, revision }: Offer, signature = 'Rowan Ellery') =>
      send(test(), account, offersApi.accept, { params: params(id), body: { revision, signature } }),
    decline: (account: TestAccount, { id, revision }: Offer, message = '') =>
      send(test(), account, offersApi.decline, { params: params(id), body: { revision, message } }),
  };
}

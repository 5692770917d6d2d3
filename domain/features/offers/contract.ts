import * as z from 'zod/mini';
import { LinkToken } from '#domain/features/accounts/recovery.ts';
import { Download } from '#domain/features/files/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, line, paragraph } from '#domain/lib/fields.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { offerFilters } from './lifecycle.ts';
import { Offer, OfferDecision, OfferDraft, OfferPage, OfferStart } from './offer.ts';

const Params = z.object({ id: IdFromText });
const read = { permission: 'offer.read' } as const;
const write = { permission: 'offer.write' } as const;
const sendAccess = { permission: 'offer.send' } as const;
const answer = { permission: 'offer.answer' } as const;
const Version = z.object({ version: z.int() });
const Token = z.object({ token: LinkToken });
const Cursor = z.optional(z.string().check(z.maxLength(200), z.regex(/^[\w-]*$/)));

export const offersApi = {
  /** The offers the caller may read, the latest change first. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/offers',
    access: read,
    scope: 'offers:read',
    query: z.object({ filter: z.optional(z.enum(offerFilters)), cursor: Cursor }),
    response: OfferPage,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/offers/:id',
    access: read,
    scope: 'offers:read',
    params: Params,
    response: Offer,
  }),
  /** The latest offer of an application that the caller may read. */
  ofApplication: endpoint({
    method: 'GET',
    path: '/api/v1/applications/:id/offer',
    access: read,
    scope: 'offers:read',
    params: Params,
    response: z.object({ offer: z.nullable(Offer), can_create: z.boolean() }),
  }),
  /** Applications that can get an offer. */
  candidates: endpoint({
    method: 'GET',
    path: '/api/v1/offer-candidates',
    access: write,
    response: z.object({
      candidates: z.array(z.object({ application_id: Id, name: z.string(), job: z.string() })),
    }),
  }),
  start: endpoint({
    method: 'GET',
    path: '/api/v1/applications/:id/offer-start',
    access: write,
    params: Params,
    response: OfferStart,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/applications/:id/offers',
    access: write,
    params: Params,
    body: OfferDraft,
    response: Offer,
    status: 201,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/offers/:id',
    access: write,
    params: Params,
    body: z.extend(OfferDraft, Version.shape),
    response: Offer,
  }),
  /** Asks the first approver. */
  submit: endpoint({
    method: 'POST',
    path: '/api/v1/offers/:id/submit',
    access: write,
    params: Params,
    body: Version,
    response: Offer,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/v1/offers/:id/decision',
    access: read,
    params: Params,
    body: OfferDecision,
    response: Offer,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/v1/offers/:id/send',
    access: sendAccess,
    params: Params,
    body: Version,
    response: Offer,
  }),
  /** Returns the offer to a draft with the next revision number. */
  revise: endpoint({
    method: 'POST',
    path: '/api/v1/offers/:id/revise',
    access: write,
    params: Params,
    body: Version,
    response: Offer,
  }),
  /** After sending, a message to the job seeker is required. */
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/offers/:id/withdraw',
    access: write,
    params: Params,
    body: z.extend(Version, { message: z._default(paragraph(2000), '') }),
    response: Offer,
  }),
  /** Records that the job seeker has opened the offer. */
  view: endpoint({
    method: 'POST',
    path: '/api/v1/offers/:id/view',
    access: answer,
    params: Params,
    response: z.object({ is_viewed: z.literal(true) }),
  }),
  /** `revision` is the letter that the person has read. */
  accept: endpoint({
    method: 'POST',
    path: '/api/v1/offers/:id/accept',
    access: answer,
    params: Params,
    body: z.object({ revision: z.int(), signature: line(200, 2) }),
    response: Offer,
    perMinute: 20,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/v1/offers/:id/decline',
    access: answer,
    params: Params,
    body: z.object({ revision: z.int(), message: z._default(paragraph(2000), '') }),
    response: Offer,
    perMinute: 20,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/v1/offers/:id/pdf',
    access: read,
    params: Params,
    query: z.object({ language: z.enum(languages) }),
    response: Download,
    binary: true,
    perMinute: 20,
  }),
  /** The offer behind an approver's email link; does not use the link up. */
  readByLink: endpoint({
    method: 'POST',
    path: '/api/v1/offers/link',
    access: 'public',
    body: Token,
    response: Offer,
    perMinute: 30,
  }),
  decideByLink: endpoint({
    method: 'POST',
    path: '/api/v1/offers/link/decision',
    access: 'public',
    body: z.extend(Token, { decision: OfferDecision }),
    response: Offer,
    perMinute: 20,
  }),
};

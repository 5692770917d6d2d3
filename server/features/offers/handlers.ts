import type { offersApi } from '#domain/features/offers/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { acceptOffer, declineOffer, viewOffer } from './answer.ts';
import { decideOffer, decideOfferByLink, readOfferByLink } from './decide.ts';
import { downloadOffer } from './download.ts';
import { createOffer, editOffer, reviseOffer, submitOffer } from './draft.ts';
import { listCandidates, listOffers, readOffer, readOfferOfApplication, readOfferStart } from './read.ts';
import { sendOffer, withdrawOffer } from './send.ts';

export const offerHandlers = {
  list: (ctx, { query }) => listOffers(ctx, query),
  read: (ctx, { params }) => readOffer(ctx, params.id),
  ofApplication: (ctx, { params }) => readOfferOfApplication(ctx, params.id),
  candidates: (ctx) => listCandidates(ctx),
  start: (ctx, { params }) => readOfferStart(ctx, params.id),
  create: (ctx, { params, body }) => createOffer(ctx, params.id, body),
  edit: (ctx, { params, body: { version, ...draft } }) => editOffer(ctx, params.id, draft, version),
  submit: (ctx, { params, body }) => submitOffer(ctx, params.id, body.version),
  decide: (ctx, { params, body }) => decideOffer(ctx, params.id, body),
  send: (ctx, { params, body }) => sendOffer(ctx, params.id, body.version),
  revise: (ctx, { params, body }) => reviseOffer(ctx, params.id, body.version),
  withdraw: (ctx, { params, body }) => withdrawOffer(ctx, params.id, body),
  view: (ctx, { params }) => viewOffer(ctx, params.id),
  accept: (ctx, { params, body, request }) =>
    acceptOffer(ctx, params.id, {
      revision: body.revision,
      typedName: body.signature,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    }),
  decline: (ctx, { params, body }) => declineOffer(ctx, params.id, body),
  pdf: (ctx, { params, query }) => downloadOffer(ctx, params.id, query.language),
  readByLink: (ctx, { body }) => readOfferByLink(ctx, body.token),
  decideByLink: (ctx, { body }) => decideOfferByLink(ctx, body.token, body.decision),
} satisfies Handlers<typeof offersApi>;

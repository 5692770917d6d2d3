import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, line, Moment, paragraph } from '#domain/lib/fields.ts';
import { isOnMenu, needKinds } from './menu.ts';

const Kind = z.enum(needKinds);

/** A choice of the menu, or the person's own words under a subject: then the choice is empty. */
export const NeedItem = z
  .object({ kind: Kind, choice: line(40), words: paragraph(1000) })
  .check(z.refine(hasEitherChoiceOrText, { path: ['choice'], error: 'invalid_value' }));
export type NeedItem = z.infer<typeof NeedItem>;

export const Need = z.object({ id: Id, kind: Kind, choice: z.string(), words: z.string() });
export type Need = z.infer<typeof Need>;

/** To whom something is shown. `id` names the application, the organisation or the supporter. */
const audienceKinds = ['application', 'organisation', 'concierge', 'supporter'] as const;
export type AudienceKind = (typeof audienceKinds)[number];

export const Audience = z
  .object({ kind: z.enum(audienceKinds), id: z.nullable(Id) })
  .check(
    z.refine(({ kind, id }) => (kind === 'concierge') === (id === null), { path: ['id'], error: 'invalid_value' }),
  );
export type Audience = z.infer<typeof Audience>;

/** Somebody to whom things may be shown, by the name the person knows. */
export const NamedAudience = z.object({
  kind: z.enum(audienceKinds),
  id: z.nullable(Id),
  /** The job's title, or the name of the organisation or the supporter; empty for the help desk. */
  name: z.string(),
  /** For an application the employer's name; for an organisation whether it employs or looks after people. */
  detail: z.string(),
});
export type NamedAudience = z.infer<typeof NamedAudience>;

/** One item shown to one audience. It names a need, or a request for adjustments. */
export const Grant = z.object({
  id: Id,
  need_id: z.nullable(Id),
  request_id: z.nullable(Id),
  audience: NamedAudience,
  granted_at: Moment,
});
export type Grant = z.infer<typeof Grant>;

const OpeningSubject = z.enum(['needs', 'adjustment']);
export type OpeningSubject = z.infer<typeof OpeningSubject>;

/** Somebody has opened what is shown to them. */
export const Opening = z.object({
  id: Id,
  at: Moment,
  reader: z.string(),
  /** Empty for the help desk and for supporters. */
  organisation: z.string(),
  subject: OpeningSubject,
  item_count: z.int(),
  job: z.nullable(z.string()),
});
export type Opening = z.infer<typeof Opening>;

export const Disclosures = z.object({
  grants: z.array(Grant),
  audiences: z.array(NamedAudience),
  /** Newest first. */
  openings: z.array(Opening),
});
export type Disclosures = z.infer<typeof Disclosures>;

const own = { permission: 'needs.own' } as const;
const open = { permission: 'needs.open' } as const;
const Params = z.object({ id: IdFromText });
const Needs = z.object({ needs: z.array(Need) });

export const needsApi = {
  read: endpoint({ method: 'GET', path: '/api/v1/working-needs', access: own, response: Needs }),
  /** Replaces the whole list. What stays keeps its audiences; what goes is shown to nobody any more. */
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/working-needs',
    access: own,
    body: z.object({ needs: z.array(NeedItem).check(z.maxLength(60)) }),
    response: Needs,
  }),
  disclosures: endpoint({ method: 'GET', path: '/api/v1/disclosures', access: own, response: Disclosures }),
  share: endpoint({
    method: 'POST',
    path: '/api/v1/disclosures',
    access: own,
    body: z.object({ need_ids: z.array(Id).check(z.minLength(1), z.maxLength(60)), audience: Audience }),
    response: Disclosures,
    status: 201,
  }),
  /** Takes effect with the answer: the next opening finds nothing. */
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/v1/disclosures/:id',
    access: own,
    params: Params,
    response: Disclosures,
  }),
  /** How many items of a person are shown to the caller; zero also where there is no such person. */
  countShared: endpoint({
    method: 'GET',
    path: '/api/v1/seekers/:id/working-needs',
    access: open,
    params: Params,
    response: z.object({ count: z.int() }),
  }),
  /** The items themselves. Each opening is written down and seen by the person. */
  openShared: endpoint({
    method: 'POST',
    path: '/api/v1/seekers/:id/working-needs/open',
    access: open,
    params: Params,
    response: Needs,
  }),
};

function hasEitherChoiceOrText({
  kind,
  choice,
  words,
}: {
  kind: (typeof needKinds)[number];
  choice: string;
  words: string;
}) {
  return choice === '' ? words !== '' : words === '' && isOnMenu(kind, choice);
}

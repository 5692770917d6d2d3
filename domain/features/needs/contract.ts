import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, line, Moment, paragraph } from '#domain/lib/fields.ts';
import { isOnMenu, needKinds } from './menu.ts';

const Kind = z.enum(needKinds);

/** A menu choice, or the person's own text with an empty choice. */
export const NeedItem = z
  .object({ kind: Kind, choice: line(40), words: paragraph(1000) })
  .check(z.refine(hasEitherChoiceOrText, { path: ['choice'], error: 'invalid_value' }));
export type NeedItem = z.infer<typeof NeedItem>;

export const Need = z.object({ id: Id, kind: Kind, choice: z.string(), words: z.string() });
export type Need = z.infer<typeof Need>;

/** Who an item is shared with. `id` is an application, organization or supporter id. */
const audienceKinds = ['application', 'organisation', 'concierge', 'supporter'] as const;
export type AudienceKind = (typeof audienceKinds)[number];

export const Audience = z
  .object({ kind: z.enum(audienceKinds), id: z.nullable(Id) })
  .check(
    z.refine(({ kind, id }) => (kind === 'concierge') === (id === null), { path: ['id'], error: 'invalid_value' }),
  );
export type Audience = z.infer<typeof Audience>;

/** An audience with its display name. */
export const NamedAudience = z.object({
  kind: z.enum(audienceKinds),
  id: z.nullable(Id),
  /** The job title, or the name of the organization or supporter; empty for the help desk. */
  name: z.string(),
  /** For an application, the employer's name; for an organization, its kind. */
  detail: z.string(),
  /** The organization whose staff can open what is shared; null for others, and after the application has ended. */
  organisation_id: z.nullable(Id),
});
export type NamedAudience = z.infer<typeof NamedAudience>;

/** One item shared with one audience: a need or an accommodation request. */
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

/** One access to shared items. */
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
  /** Replaces the whole list. Items that stay keep their grants; removed items lose them. */
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
  /** Takes effect immediately. */
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/v1/disclosures/:id',
    access: own,
    params: Params,
    response: Disclosures,
  }),
  /** Number of a person's items shared with the caller; also 0 if the person does not exist. */
  countShared: endpoint({
    method: 'GET',
    path: '/api/v1/seekers/:id/working-needs',
    access: open,
    params: Params,
    response: z.object({ count: z.int() }),
  }),
  /** Returns the shared items. Each access is logged and visible to the person. */
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

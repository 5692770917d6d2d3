import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { paragraph } from '#domain/lib/fields.ts';
import { languages } from '#domain/phrases/phrases.ts';

/** A phrase with its standard text and the tenant's own. */
export const TextEntry = z.object({
  /** The dotted phrase key, with its plural form if any. */
  key: z.string(),
  standard: z.string(),
  /** The tenant's own text; null if unchanged. */
  own: z.nullable(z.string()),
});
export type TextEntry = z.infer<typeof TextEntry>;

/** Phrases per response; `total` counts all matches. */
export const maxTexts = 20;

const LanguageCode = z.enum(languages);

const edit = { permission: 'tenant.edit' } as const;
const onePhrase = z.object({ language: LanguageCode, key: z.string().check(z.regex(/^[\w.-]{1,200}$/)) });

export const textsApi = {
  /** All phrases of a language with the tenant's own texts. */
  translation: endpoint({
    method: 'GET',
    path: '/api/v1/language/translation/:lang',
    access: 'public',
    params: z.object({ lang: LanguageCode }),
    response: z.object({ data: z.record(z.string(), z.unknown()) }),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/v1/tenant/texts',
    access: edit,
    query: z.object({
      language: LanguageCode,
      words: z.optional(z.string().check(z.maxLength(200))),
      /** `own`: only phrases with a tenant text. */
      only: z.optional(z.literal('own')),
    }),
    response: z.object({ texts: z.array(TextEntry), total: z.int() }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/tenant/texts/:language/:key',
    access: edit,
    params: onePhrase,
    body: z.object({ text: paragraph(2000, 1) }),
    response: TextEntry,
  }),
  reset: endpoint({
    method: 'DELETE',
    path: '/api/v1/tenant/texts/:language/:key',
    access: edit,
    params: onePhrase,
    response: TextEntry,
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { comfortChoices } from './comfort.ts';

/** The settings an account has changed; the rest are defaults. */
const ChosenComfort = z.strictObject({
  theme: z.optional(z.enum(comfortChoices.theme)),
  tint: z.optional(z.enum(comfortChoices.tint)),
  text: z.optional(z.enum(comfortChoices.text)),
  spacing: z.optional(z.enum(comfortChoices.spacing)),
  font: z.optional(z.enum(comfortChoices.font)),
  motion: z.optional(z.enum(comfortChoices.motion)),
  timers: z.optional(z.enum(comfortChoices.timers)),
  density: z.optional(z.enum(comfortChoices.density)),
  language: z.optional(z.enum(comfortChoices.language)),
  enter: z.optional(z.enum(comfortChoices.enter)),
  typing: z.optional(z.enum(comfortChoices.typing)),
  clock: z.optional(z.enum(comfortChoices.clock)),
  jobs: z.optional(z.enum(comfortChoices.jobs)),
  calm: z.optional(z.enum(comfortChoices.calm)),
});

const own = { permission: 'account.own' } as const;

/** Null until the account changes a setting. */
const SavedComfort = z.object({ settings: z.nullable(ChosenComfort) });

export const comfortApi = {
  read: endpoint({ method: 'GET', path: '/api/v1/me/comfort', access: own, response: SavedComfort }),
  /** `reading` is the current interface language, used for emails. */
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/me/comfort',
    access: own,
    body: z.object({ settings: ChosenComfort, reading: z.enum(languages) }),
    response: SavedComfort,
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { nameLine, paragraph } from '#domain/lib/fields.ts';
import { isRestrictedEmail } from '#domain/lib/restricted-email.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { maxDescriptionLength } from './contract.ts';

export const maxContactMessageLength = maxDescriptionLength;

export const ContactMessage = z.object({
  name: nameLine(200, 1),
  email: z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1),
    z.refine((text) => text === '' || isRestrictedEmail(text), { error: 'email_characters' }),
  ),
  message: paragraph(maxContactMessageLength, 1),
  /** The language of the form, in which an answer is sent. */
  language: z.optional(z.enum(languages)),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const contactApi = {
  /** Stores the message in the feedback inbox and emails it to the contact address of the tenant. */
  send: endpoint({
    method: 'POST',
    path: '/api/v1/contact',
    access: 'public',
    body: ContactMessage,
    response: z.object({ status: z.literal('success') }),
    status: 201,
    perMinute: 5,
  }),
};

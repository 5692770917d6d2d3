import * as z from 'zod/mini';
import { Email, nameLine } from '#domain/lib/fields.ts';
import { NewPassword } from './password.ts';
import { signUpKinds } from './sign-up-kinds.ts';

/** The sign-up form. Organization accounts also give the organization's name. */
export const Registration = z
  .object({
    kind: z.enum(signUpKinds),
    full_name: nameLine(200, 1),
    email: Email,
    password: NewPassword,
    organisation: z._default(nameLine(200), ''),
    language: z._default(z.enum(['en', 'fr', 'esp', 'ko']), 'en'),
    /** Accepts the terms and the privacy policy. */
    consent: z.literal('true'),
  })
  .check(z.refine(hasOrganisationName, { path: ['organisation'], error: 'required' }));
export type Registration = z.infer<typeof Registration>;

function hasOrganisationName(form: { kind: string; organisation: string }): boolean {
  return form.kind === 'candidate' || form.organisation !== '';
}

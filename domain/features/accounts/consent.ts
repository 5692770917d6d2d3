import * as z from 'zod/mini';

/** Consent to the terms and the privacy policy; required for an account. */
export const Consent = z.boolean().check(z.refine((isGiven) => isGiven, { error: 'required' }));

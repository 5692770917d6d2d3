import * as z from 'zod/mini';

/** The tick for the terms and the privacy policy; without it there is no account. */
export const Consent = z.boolean().check(z.refine((isGiven) => isGiven, { error: 'required' }));

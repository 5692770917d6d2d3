import * as z from 'zod/mini';

/** Length in characters. Any character is welcome; no composition rules. */
const passwordLength = { min: 12, max: 128 } as const;

/** A password that somebody chooses. The server also refuses well-known ones. */
export const NewPassword = z
  .string()
  .check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max), z.regex(/^[^\0]*$/));

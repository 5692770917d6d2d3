import * as z from 'zod/mini';

/** Length in characters. Any character is allowed; there are no composition rules. */
const passwordLength = { min: 12, max: 128 } as const;

/** A new password. The server also rejects common passwords. */
export const NewPassword = z
  .string()
  .check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max), z.regex(/^[^\0]*$/));

import { ApiError } from '#web/lib/api-error.ts';
import { translateFieldError } from '#web/lib/texts/error-text.ts';

/** The validation error of a rejected message; undefined for other failures. */
export function findProblem(error: unknown): string | undefined {
  const [field] = error instanceof ApiError ? error.fields : [];
  return field && translateFieldError(field);
}

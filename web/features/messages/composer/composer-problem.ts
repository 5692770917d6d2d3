import { CallFailed } from '#web/lib/call-failed.ts';
import { fieldText } from '#web/lib/error-text.ts';

/** The validation error of a rejected message; undefined for other failures. */
export function problemOf(error: unknown): string | undefined {
  const [field] = error instanceof CallFailed ? error.fields : [];
  return field && fieldText(field);
}

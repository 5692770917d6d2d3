import { CallFailed } from '#web/lib/call-failed.ts';
import { fieldText } from '#web/lib/error-text.ts';

/** What is wrong with the text or a file of a message that was refused; undefined for every other failure. */
export function problemOf(error: unknown): string | undefined {
  const [field] = error instanceof CallFailed ? error.fields : [];
  return field && fieldText(field);
}

import { accountsApi } from '#domain/features/accounts/contract.ts';
import { interpolate } from '#domain/lib/interpolate.ts';
import { getPhrases } from '#server/lib/phrases.ts';
import type { FieldProblem, Refusal } from './refusal.ts';

const { errors } = getPhrases('en');

/** Additional body fields that the specification requires of some endpoints on invalid input. */
export function legacyErrorBody({ code, details }: Refusal, path: string): Readonly<Record<string, unknown>> {
  return code === 'invalid_input' ? (legacyBodies[path]?.(details.fields ?? []) ?? {}) : {};
}

const legacyBodies: Readonly<Record<string, (fields: readonly FieldProblem[]) => Record<string, unknown>>> = {
  [accountsApi.signIn.path]: () => ({ non_field_errors: ['Enter your email and your password.'] }),
  [accountsApi.register.path]: (fields) => ({
    status: 'error',
    message: getFirstMessage(fields),
    data: groupMessages(fields),
  }),
};

function getFirstMessage([first]: readonly FieldProblem[]): string {
  return first ? formatMessage(first) : errors.codes.invalid_input;
}

/** `{ email: ['Enter an email like name@example.com.'] }` */
function groupMessages(fields: readonly FieldProblem[]): Record<string, string[]> {
  const messages: Record<string, string[]> = {};
  for (const field of fields) {
    const name = field.field.split('.').at(-1) ?? '';
    messages[name] = [...(messages[name] ?? []), formatMessage(field)];
  }
  return messages;
}

function formatMessage({ code, params = {} }: FieldProblem): string {
  const messages: Readonly<Record<string, string>> = errors.fields;
  return interpolate(messages[code] ?? errors.fields.invalid_value, params);
}

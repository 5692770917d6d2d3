import { accountsApi } from '#domain/features/accounts/contract.ts';
import { interpolate } from '#domain/lib/interpolate.ts';
import { getPhrases } from '#server/lib/phrases.ts';
import type { FieldProblem, Refusal } from './refusal.ts';

const { errors } = getPhrases('en');

/** What callers of single endpoints are promised in the answer when something they sent cannot be used. */
export function legacyErrorBody({ code, details }: Refusal, path: string): Readonly<Record<string, unknown>> {
  return code === 'invalid_input' ? (promises[path]?.(details.fields ?? []) ?? {}) : {};
}

const promises: Readonly<Record<string, (fields: readonly FieldProblem[]) => Record<string, unknown>>> = {
  [accountsApi.signIn.path]: () => ({ non_field_errors: ['Enter your email and your password.'] }),
  [accountsApi.register.path]: (fields) => ({ status: 'error', message: messageOf(fields), data: textsOf(fields) }),
};

function messageOf([first]: readonly FieldProblem[]): string {
  return first ? textOf(first) : errors.codes.invalid_input;
}

/** `{ email: ['Enter an email like name@example.com.'] }` */
function textsOf(fields: readonly FieldProblem[]): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  for (const field of fields) {
    const name = field.field.split('.').at(-1) ?? '';
    texts[name] = [...(texts[name] ?? []), textOf(field)];
  }
  return texts;
}

function textOf({ code, params = {} }: FieldProblem): string {
  const texts: Readonly<Record<string, string>> = errors.fields;
  return interpolate(texts[code] ?? errors.fields.invalid_value, params);
}

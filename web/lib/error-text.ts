import type { FieldCode } from '#domain/phrases/phrases.ts';
import { failureCode, type RefusedField } from './call-failed.ts';
import { isPhrase, translate } from './i18n.ts';

/** Says in words why something failed. */
export function failureText(error: unknown): string {
  return translate(`errors.codes.${failureCode(error)}`);
}

/** Says in words what is wrong with one field. A code without a text of its own gets the general one. */
export function fieldText({ code, params }: Pick<RefusedField, 'code' | 'params'>): string {
  const key = `errors.fields.${code as FieldCode}` as const;
  return isPhrase(key) ? translate(key, params) : translate('errors.fields.invalid_value');
}

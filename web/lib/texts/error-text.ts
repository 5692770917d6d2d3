import type { FieldCode } from '#domain/phrases/phrases.ts';
import { type ApiFieldError, getErrorCode } from '#web/lib/api-error.ts';
import { hasPhrase, translate } from './i18n.ts';

/** The translated text of an error. */
export function translateError(error: unknown): string {
  return translate(`errors.codes.${getErrorCode(error)}`);
}

/** The translated text of a field error; a general text for unknown codes. */
export function translateFieldError({ code, params }: Pick<ApiFieldError, 'code' | 'params'>): string {
  const key = `errors.fields.${code as FieldCode}` as const;
  return hasPhrase(key) ? translate(key, params) : translate('errors.fields.invalid_value');
}

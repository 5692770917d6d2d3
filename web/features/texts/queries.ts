import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TextEntry } from '#domain/features/texts/contract.ts';
import type { ContractOf, ResponseData } from '#domain/lib/endpoint.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import { textsApi } from '#web/lib/api/system/texts.ts';
import { call } from '#web/lib/call.ts';
import { overrideText } from '#web/lib/texts/i18n.ts';

/** Filters of the text search. */
export interface TextSearch {
  readonly language: Language;
  readonly words: string;
  readonly onlyOwn: boolean;
}

export const foundTexts = ({ language, words, onlyOwn }: TextSearch) =>
  queryOptions({
    queryKey: ['texts', language, words, onlyOwn],
    queryFn: ({ signal }): Promise<ResponseData<ContractOf<typeof textsApi.find>>> =>
      call(textsApi.find, { query: { language, words, ...(onlyOwn ? { only: 'own' as const } : {}) } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Saves a custom text and applies it to this page immediately. */
export async function saveText(language: Language, key: string, text: string): Promise<TextEntry> {
  const entry = await call(textsApi.save, { params: { language, key }, body: { text } });
  overrideText(language, key, text);
  return entry;
}

export async function resetText(language: Language, key: string): Promise<TextEntry> {
  const entry = await call(textsApi.reset, { params: { language, key } });
  overrideText(language, key, entry.standard);
  return entry;
}

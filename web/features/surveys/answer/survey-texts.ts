import { pickText, type Texts } from '#domain/features/surveys/questions.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import { getCurrentLanguage } from '#web/lib/texts/i18n.ts';

/** The texts of a survey in the language of the page, else in the language of their author. */
export interface SurveyTexts {
  readonly pick: (texts: Texts) => string;
}

export function createSurveyTexts({ language }: { readonly language: Language }): SurveyTexts {
  const current = getCurrentLanguage();
  return { pick: (texts) => pickText(texts, current, language) };
}

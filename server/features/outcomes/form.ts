import {
  type OutcomeAudience,
  type OutcomeDay,
  outcomeHelp,
  outcomeQuestions,
} from '#domain/features/outcomes/form.ts';
import type { SurveyContent } from '#domain/features/surveys/content.ts';
import { type Question, type Texts, yes } from '#domain/features/surveys/questions.ts';
import { interpolate } from '#domain/lib/interpolate.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { getPhrases } from '#server/lib/phrases.ts';

type Form = Phrases['outcomes']['form'];

/** The questions to one side of a hire, in all languages. */
export function buildOutcomeForm(day: OutcomeDay, audience: OutcomeAudience): SurveyContent {
  const pick = (text: (form: Form) => string) => listTexts((form) => interpolate(text(form), { days: String(day) }));
  const ask = (name: keyof typeof outcomeQuestions, fields: Partial<Question> & Pick<Question, 'kind'>): Question => ({
    id: outcomeQuestions[name],
    text: pick((form) => form[audience][name]),
    options: [],
    low: {},
    high: {},
    condition: null,
    ...fields,
  });
  const after = (name: keyof typeof outcomeQuestions) => ({ question: outcomeQuestions[name], values: [yes] });
  const options = outcomeHelp.map((help, index) => ({ id: index + 1, text: pick((form) => form.help[help]) }));
  return {
    language: 'en',
    title: pick((form) => form[audience].title),
    intro: pick((form) => form[audience].intro),
    is_anonymous: false,
    event: null,
    has_open_link: false,
    questions: [
      ask('employed', { kind: 'yes_no' }),
      ask('changed', { kind: 'yes_no', condition: after('employed') }),
      ask('change', { kind: 'text', condition: after('changed') }),
      ask('help', { kind: 'several', options }),
      ask('need', { kind: 'text' }),
    ],
  };
}

function listTexts(text: (form: Form) => string): Texts {
  return Object.fromEntries(languages.map((language) => [language, text(getPhrases(language).outcomes.form)]));
}

/** The texts of a job that a search reads. */
export interface JobTexts {
  readonly title: string;
  /** What the job asks for; a mention there counts a little more. */
  readonly requirements: string;
  readonly description: string;
}

/**
 * How much a job is about words: 0 if it never mentions them, 1 if they are in its title. In between, several mentions
 * count more than one, a mention as an example or a preference less, and a mention in a short text more.
 * @param forms the words and their other spellings
 */
export function measureEvidence({ title, requirements, description }: JobTexts, forms: readonly string[]): number {
  const pattern = buildFormPattern(forms);
  if (!pattern) return 0;
  if (pattern.test(title)) return 1;
  const weight = requirementWeight * weighMentions(requirements, pattern) + weighMentions(description, pattern);
  if (weight === 0) return 0;
  const length = requirements.length + description.length;
  const lengthFactor = 1 / (1 - lengthShare + (lengthShare * Math.min(length, maxLength)) / usualLength);
  return Math.min(maxEvidence, (1 - 0.5 ** weight) * lengthFactor);
}

const requirementWeight = 1.25;
const lengthShare = 0.25;
/** Characters. */
const usualLength = 3000;
const maxLength = 9000;
/** Only a title gives 1. */
const maxEvidence = 0.95;

function buildFormPattern(forms: readonly string[]): RegExp | undefined {
  const alternatives = forms.flatMap((form) => {
    const words = form.match(/[\p{L}\p{N}+#]+/gu) ?? [];
    return words.length === 0 ? [] : [words.map((word) => word.replaceAll('+', '\\+')).join('[^\\p{L}\\p{N}]+')];
  });
  if (alternatives.length === 0) return undefined;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}+#])`, 'iu');
}

function weighMentions(text: string, pattern: RegExp): number {
  if (!pattern.test(text)) return 0;
  return text
    .split(SENTENCE_END)
    .filter((sentence) => pattern.test(sentence))
    .reduce((sum, sentence) => sum + weighSentence(sentence), 0);
}

/** One of many things in a list, an example, or a preference says less about the job. */
function weighSentence(sentence: string): number {
  const isList = (sentence.match(/[,/]/g)?.length ?? 0) >= listMarks;
  return (HEDGED.test(sentence) ? 0.5 : 1) * (isList ? 0.6 : 1);
}

const listMarks = 6;
const SENTENCE_END = /(?<=[.;!?])\s+|\n|•/;
const HEDGED =
  /\b(?:such as|e\.?g\b|for example|or similar|preferred|preferably|a plus|desired|desirable|nice to have|bonus|not limited to)/i;

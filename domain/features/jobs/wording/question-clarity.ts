import { replaceIdioms } from './idiomatic-questions.ts';

/** A question that is hard to answer as it is written. */
export interface QuestionFinding {
  /** `hypothetical`: about an imagined situation. `double`: several questions in one. `idiomatic`: not meant literally. */
  readonly kind: 'hypothetical' | 'double' | 'idiomatic';
  /** The whole text of the question. */
  readonly text: string;
  /** A clearer form; null if only the author can know. */
  readonly replacement: string | null;
}

const auxiliary = '(?:do|does|did|would|will|can|could|should|have|has|had|is|are|was|were)';
const openWords = `(?:how (?:many|much|long|often)(?: [a-z]+)?|how|what(?: [a-z]+)?|which [a-z]+|why|when|where|who) ${auxiliary}`;
const secondQuestion = new RegExp(`,? and (?=${openWords}\\b)`, 'i');
const questionStart = new RegExp(`^(?:${openWords}|${auxiliary})\\b`, 'i');
const hypothetical =
  /\b(?:how would you|what would you|imagine (?:that|you)|suppose (?:that|you)|if you (?:were|had to|could)|where do you see yourself)\b/i;

/** Finds questions about imagined situations, several questions in one, and idioms, in English. */
export function checkQuestion(question: string): QuestionFinding[] {
  const text = question.trim();
  const parts = splitQuestion(text);
  const findings: QuestionFinding[] = [];
  const literal = replaceIdioms(text);
  if (literal !== null) findings.push({ kind: 'idiomatic', text, replacement: literal });
  if (parts.length > 1) findings.push({ kind: 'double', text, replacement: numberParts(parts) });
  if (hypothetical.test(text)) findings.push({ kind: 'hypothetical', text, replacement: askForExample(text) });
  return findings;
}

/** The single questions of a text. Numbered questions are clear already and count as one. */
function splitQuestion(text: string): string[] {
  if (/^\d+[.)]\s/.test(text)) return [text];
  const sentences = text.split(/(?<=[.!?])\s+/);
  const parts = sentences.flatMap((sentence) => {
    const isQuestion = sentence.endsWith('?') && questionStart.test(sentence);
    return isQuestion ? splitAtSecond(sentence) : [sentence];
  });
  return parts.filter((part) => part.endsWith('?')).length > 1 ? parts : [text];
}

function splitAtSecond(sentence: string): string[] {
  const found = secondQuestion.exec(sentence);
  if (!found) return [sentence];
  const [first, rest] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
  return [`${first}?`, ...splitAtSecond(rest.charAt(0).toUpperCase() + rest.slice(1))];
}

/** Numbers the questions; statements between them, such as an introduction, stay as they are. */
function numberParts(parts: readonly string[]): string | null {
  if (!parts.every((part) => part.endsWith('?'))) return null;
  return parts.map((part, index) => `${index + 1}. ${part}`).join(' ');
}

/** Asks for a real example instead of an imagined one. */
function askForExample(text: string): string | null {
  const [, task] = /^how would you ([^.!?]+)\?$/i.exec(text) ?? [];
  const [, situation] = /^what would you do if ([^.!?]+)\?$/i.exec(text) ?? [];
  if ((task === undefined && situation === undefined) || splitQuestion(text).length > 1) return null;
  const event = situation === undefined ? `you had to ${task}` : `this happened: ${situation}`;
  return `Describe one time when ${event}. Include what you did and the result.`;
}

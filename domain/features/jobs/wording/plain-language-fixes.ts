import { checkQuestion } from './question-clarity.ts';

/**
 * What to write instead of a phrase, in English like the phrases. The longest pattern that matches the whole phrase
 * counts. Phrases without an entry have no replacement that is always true.
 */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:rock[- ]?star|ninja|guru|wizard)[\s,/&-]*)+$/i, 'expert'],
  [/^(?:leverag(?:e|ing) )?synerg(?:y|ies)$/i, 'work with other teams'],
  [/^leverage$/i, 'use'],
  [/^leveraging$/i, 'using'],
  [/^(?:we are|we[’']re) (?:all )?(?:(?:like )?(?:a |one )?(?:big )?(?:happy )?)family$/i, 'we work as a team'],
  [/^(?:like |a |one )+(?:big )?(?:happy )?family$/i, 'a team'],
  [/^join (?:our|the) (?:\w+ )?family$/i, 'join our team'],
  [/^family (?:atmosphere|feeling|spirit)$/i, 'friendly team'],
  [/people skills$/i, 'clear, polite communication skills'],
  [/communication skills$/i, 'clear written and spoken answers'],
  [/communicator$/i, 'person who explains things clearly'],
  [/team player$/i, 'person who works well with others'],
  [/^self[- ]starter$/i, 'person who works without daily instructions'],
  [/^fast[- ]paced$/i, 'busy'],
  [/under pressure$/i, 'meet short deadlines'],
  [/attention to detail$/i, 'careful checking of your own work'],
  [/^detail[- ]oriented$/i, 'careful with details'],
  [/^multi[- ]?task$/i, 'switch between tasks'],
  [/^multi[- ]?tasking$/i, 'switching between tasks'],
  [/^hit the ground running$/i, 'start with little training'],
  [/^think outside (?:of )?the box$/i, 'find new ideas'],
  [/^thinking outside (?:of )?the box$/i, 'finding new ideas'],
  [/^wear (?:many|multiple|several) hats$/i, 'do several kinds of work'],
  [/^wearing (?:many|multiple|several) hats$/i, 'doing several kinds of work'],
  [/^touch base$/i, 'talk'],
  [/^walk (?:us|me) through$/i, 'describe'],
  [/^think on your feet$/i, 'decide quickly'],
  [/^deep dive$/i, 'detailed review'],
  [/^low[- ]hanging fruit$/i, 'easy tasks'],
  [/^on the same page$/i, 'in agreement'],
  [/^roll up (?:your|our|their) sleeves$/i, 'help with every task'],
  [/^go the extra mile$/i, 'do more than the job requires'],
  [/^going the extra mile$/i, 'doing more than the job requires'],
  [/^juggle$/i, 'handle'],
  [/^juggling$/i, 'handling'],
];

/** The question that employers may ask every applicant instead of one about a condition. */
export const workQuestion = 'Can you do the tasks in this job, with or without an accommodation?';

/** The replacement for a phrase with its capital letter; null if there is none. */
export function findReplacement(phrase: string): string | null {
  const words = replacements.find(([pattern]) => pattern.test(phrase.trim()))?.[1];
  if (words === undefined) return null;
  return /^\p{Lu}/u.test(phrase) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

/**
 * The text with every occurrence of a phrase replaced; a sentence about a condition becomes the allowed question, and an
 * unclear question its clearer form.
 */
export function applyFix(text: string, kind: string, phrase: string): string {
  if (kind === 'condition') return replaceSentence(text, phrase);
  if (kind === 'hypothetical' || kind === 'double') {
    return checkQuestion(text).find((finding) => finding.kind === kind)?.replacement ?? text;
  }
  const replacement = findReplacement(phrase);
  if (replacement === null) return text;
  const article = /^[aeiou]/i.test(replacement) ? 'an' : 'a';
  return text
    .replaceAll(
      new RegExp(`\\b(a)n? (?=${escapePattern(phrase)})`, 'gi'),
      (_match, first: string) => `${first}${article.slice(1)} `,
    )
    .replaceAll(phrase, replacement);
}

function replaceSentence(text: string, phrase: string): string {
  return text
    .split(/(?<=[.!?\n])/)
    .map((sentence) => {
      if (!sentence.includes(phrase)) return sentence;
      const [start = '', end = ''] = [/^\s*/.exec(sentence)?.[0], /\s*$/.exec(sentence)?.[0]];
      return `${start}${workQuestion}${end}`;
    })
    .join('');
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

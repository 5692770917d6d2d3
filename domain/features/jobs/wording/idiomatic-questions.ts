/** Questions that are an idiom as a whole, with what they ask in single, literal questions. */
const wholeQuestions: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:so,? )?(?:please )?tell (?:me|us) (?:a (?:bit|little) )?about yourself[.?!]*$/i,
    '1. What was your last job or project? 2. Which tasks did you do? 3. Why are you interested in this job?',
  ],
  [/^what makes you tick\?*$/i, 'Which tasks do you most like to do at work?'],
  [
    /^what (?:do|would|can|will) you bring to the table\?*$/i,
    'Which of your skills would you use in this job? Give one example for each.',
  ],
  [
    /^(?:please )?(?:can|could) you walk (?:me|us) through your (?:résumé|resume|cv)\?*$/i,
    'List your last three jobs. For each job, say what you did and when.',
  ],
  [
    /^(?:please )?walk (?:me|us) through your (?:résumé|resume|cv)\.*$/i,
    'List your last three jobs. For each job, say what you did and when.',
  ],
  [
    /^(?:please )?walk (?:me|us) through ([^.!?]+)\.*$/i,
    'Describe $1 in order. Start with the first step and end with the result.',
  ],
];

/** Idioms inside a question, with the literal words. */
const idioms: readonly (readonly [RegExp, string])[] = [
  [/\bhit the ground running\b/gi, 'work without help in the first week'],
  [/\bthink outside (?:of )?the box\b/gi, 'find a new solution'],
  [/\bthought outside (?:of )?the box\b/gi, 'found a new solution'],
  [/\bwear (?:many|multiple|several|a lot of) hats\b/gi, 'do several kinds of tasks'],
  [/\bwore (?:many|multiple|several|a lot of) hats\b/gi, 'did several kinds of tasks'],
  [/\bwearing (?:many|multiple|several|a lot of) hats\b/gi, 'doing several kinds of tasks'],
  [/\bwent the extra mile\b/gi, 'did more than the task required'],
  [/\bgo the extra mile\b/gi, 'do more than the task requires'],
  [/\bthink on your feet\b/gi, 'decide quickly'],
  [/\bthought on your feet\b/gi, 'decided quickly'],
  [/\bdropped the ball\b/gi, 'made a mistake'],
  [/\bmove the needle\b/gi, 'make a measurable difference'],
  [/\btouch base\b/gi, 'talk'],
  [/\bon the same page\b/gi, 'in agreement'],
  [/\bin a nutshell\b/gi, 'in two or three sentences'],
  [/\boff the top of your head\b/gi, 'without preparation'],
  [/\b(?:outside|out of) your comfort zone\b/gi, 'on a task that was new to you'],
  [/\b(?:a )?ballpark (?:figure|number|estimate)\b/gi, 'a rough number'],
  [/\bsee eye to eye\b/gi, 'agree'],
  [/\bjuggle\b/gi, 'work on'],
  [/\bjuggled\b/gi, 'worked on'],
  [/\bjuggling\b/gi, 'working on'],
];

/** The literal form of a question with an idiom, in English; null without one. */
export function replaceIdioms(question: string): string | null {
  for (const [pattern, replacement] of wholeQuestions) {
    if (pattern.test(question)) return question.replace(pattern, replacement);
  }
  const literal = idioms.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), question);
  return literal === question ? null : literal;
}

import type { Inclusion } from '#domain/features/jobs/job.ts';

/** What a person can search for in the work environment, as answered by the employer. */
export const workplaceAnswers = [
  'quiet',
  'quiet_room',
  'soft_light',
  'few_meetings',
  'mostly_written',
  'no_phone',
  'flexible_hours',
  'steady_hours',
  'questions_ahead',
  'camera_optional',
  'remote_onboarding',
  'headphones',
  'buddy',
] as const;
export type WorkplaceAnswer = (typeof workplaceAnswers)[number];

/** The answers that the employer's texts clearly give. A mixed text ("quiet in the library, busy elsewhere") gives none. */
export function readWorkplaceAnswers(inclusion: Inclusion): readonly WorkplaceAnswer[] {
  return workplaceAnswers.filter((answer) => readers[answer](inclusion));
}

type Reader = (inclusion: Inclusion) => boolean;

type TextFact = { [K in keyof Inclusion]: Inclusion[K] extends string ? K : never }[keyof Inclusion];

/** True if one of the texts contains a wanted phrase and none of the contrary ones. */
function textSays(facts: readonly TextFact[], wanted: RegExp, contrary?: RegExp): Reader {
  return (inclusion) =>
    facts.some(
      (fact) => wanted.test(inclusion[fact]) && !contrary?.test(inclusion[fact]) && !negated.test(inclusion[fact]),
    );
}

const negated =
  /\b(?:not|isn['’]t|aren['’]t|never|hardly|rarely) (?:\w+ )?(?:quiet|flexible|fixed|optional|welcome|allowed|possible)\b/i;

const readers: Readonly<Record<WorkplaceAnswer, Reader>> = {
  quiet: textSays(
    ['noise'],
    /\b(?:quiet|silent|calm|soft voices|low noise|little noise|low and even|calme|silencieux|tranquilo|silencioso)\b|조용/i,
    /\b(?:quiet hours|loud|noisy|busy|lively|mixed|music|traffic|voices until|machines?|bruyant|ruidoso)\b/i,
  ),
  quiet_room: textSays(
    ['sensory_environment', 'accommodations', 'noise'],
    /\b(?:quiet|silent|calm|low-stimulation|sensory) (?:\w+ )?(?:rooms?|corners?|spaces?|areas?|zones?)\b|salle calme|sala tranquila/i,
    /\b(?:no|without) (?:quiet|silent|sensory)\b/i,
  ),
  soft_light: textSays(
    ['lighting'],
    /\b(?:daylight|natural light|soft|dim|dimmed|dimmable|dimmers?|adjustable|flicker-free|blinds|desk lamps?)\b/i,
    /\b(?:harsh|fluorescent|bright (?!near|outside)|white lighting)\b/i,
  ),
  few_meetings: ({ meetings_per_week: text }) => {
    const count = countWeeklyMeetings(text);
    return count !== null && count <= maxFewMeetings;
  },
  mostly_written: textSays(
    ['communication'],
    /\b(?:written|in writing|by chat|by e-?mail|async\w*|text-based|par écrit|por escrito)\b|서면/i,
    /\b(?:mostly (?:spoken|verbal|in person|by phone)|rarely)\b/i,
  ),
  no_phone: textSays(
    ['communication', 'accommodations', 'noise', 'schedule'],
    /\b(?:no (?:phone|telephone|calls)|phone-free|without (?:phone )?calls|never (?:by )?phone|pas de téléphone|sin teléfono)\b/i,
  ),
  flexible_hours: textSays(
    ['schedule', 'accommodations'],
    /\b(?:flexible|flex ?time|flexitime|core hours|start (?:any ?time )?(?:between|from)|choose your (?:own )?(?:hours|start)|set your own hours)\b|유연/i,
    /\b(?:no|inflexible|without) flexible\b/i,
  ),
  steady_hours: textSays(
    ['schedule'],
    /\b(?:fixed|steady|regular hours|same hours|set hours|predictable|(?:weeks?|month) ahead|day shift|school hours|horaires fixes|horario fijo)\b/i,
  ),
  questions_ahead: ({ questions_ahead: isPromised }) => isPromised,
  camera_optional: textSays(
    ['interview_format', 'communication', 'accommodations'],
    /\b(?:camera (?:is |can be )?(?:optional|off)|cameras? off|no camera|without (?:a )?camera)\b/i,
  ),
  remote_onboarding: textSays(
    ['accommodations', 'communication', 'schedule', 'sensory_environment'],
    /\b(?:remote onboarding|(?:onboarding|training) (?:is |can be )?(?:remote|online|from home))\b/i,
  ),
  headphones: textSays(
    ['noise', 'accommodations', 'sensory_environment'],
    /\b(?:headphones|headsets?|earplugs|ear protection)\b/i,
    /\b(?:no|without) (?:headphones|earplugs)\b/i,
  ),
  buddy: ({ buddy: isProvided }) => isProvided,
};

const maxFewMeetings = 3;

const numberWords: Readonly<Record<string, number>> = {
  ...{ no: 0, none: 0, zero: 0, one: 1, once: 1, two: 2, twice: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 },
  ...{ eight: 8, nine: 9, ten: 10 },
};

/** The number of meetings a week that a text names, the largest of several; null if it names none. */
function countWeeklyMeetings(text: string): number | null {
  const plain = text.toLowerCase().replace(/\d+\s*-?\s*(?:minutes?|mins?|hours?|h)\b/g, '');
  if (/\b(?:daily|each (?:day|morning|shift)|every (?:day|morning|shift)|a day|per day)\b/.test(plain)) return 5;
  const digits = [...plain.matchAll(/\d+/g)].map(([number]) => Number(number));
  if (digits.length > 0) return Math.max(...digits);
  if (/\b(?:weekly|on (?:mon|tues|wednes|thurs|fri)days?)\b/.test(plain)) return 1;
  const named = plain.split(/[^a-z]+/).flatMap((word) => numberWords[word] ?? []);
  return named[0] ?? null;
}

/** Vague requirements: people read them differently, and many do not apply because of them. */
export const vagueDemandPatterns = toPatterns([
  '(?:excellent|strong|great|good|outstanding) (?:verbal |written |verbal and written |interpersonal )?communication skills',
  '(?:excellent|strong|great|good|outstanding) (?:communicator|people skills|interpersonal skills|team player)',
  'team player',
  'people skills',
  'people person',
  'self[- ]starter',
  'go[- ]getter',
  'fast[- ]paced',
  '(?:work|works|working|thrive|thrives) (?:well )?under pressure',
  '(?:great|good|keen|strong|excellent)? ?attention to detail',
  'detail[- ]oriented',
  'results[- ](?:oriented|driven)',
  'can[- ]do attitude',
  'positive attitude',
  'strong work ethic',
  'highly motivated',
  'multi[- ]?task(?:ing|er)?',
  '(?:good |strong )?cultur(?:e|al) fit',
  'dynamic environment',
  'passionate about',
  'thick[- ]skinned',
  'sense of humou?r',
  'other duties as (?:assigned|required)',
]);

/** Figures of speech, which do not mean what they say literally. */
export const idiomPatterns = toPatterns([
  'hit the ground running',
  'think(?:ing)? outside (?:of )?the box',
  'wear(?:ing)? (?:many|multiple|several) hats',
  '(?:rock[- ]?star|ninja|guru|wizard)(?:[ ,/&-]+(?:rock[- ]?star|ninja|guru|wizard))*',
  'low[- ]hanging fruit',
  'move the needle',
  'deep dive',
  'touch base',
  'walk (?:us|me) through',
  'think on your feet',
  'bring to the table',
  'on the same page',
  'push(?:ing)? the envelope',
  'all hands on deck',
  'work hard,? play hard',
  'roll up (?:your|our|their) sleeves',
  'go(?:ing)? the extra mile',
  'big[- ]picture',
  'ball ?park',
  'juggl(?:e|ing)',
  'spinning plates',
  'ahead of the curve',
  'game[- ]changer',
  'second to none',
  'hungry for',
  "(?:we are|we[’']re) (?:all )?family",
  // A family room or a family business is meant literally.
  '(?:like |a |one )+(?:big )?(?:happy )?family(?! (?:business|clinic|doctor|law|medicine|member|practice|room|services?|support))',
  'join (?:our|the) (?:[a-z]+ )?family',
  'family (?:atmosphere|feeling|spirit)',
  '(?:leverag(?:e|ing) )?synerg(?:y|ies)',
  'leverag(?:e|ing)(?! synerg)',
]);

/** Questions about a health condition or a diagnosis, which employers must not ask before an offer. */
export const conditionPatterns = toPatterns([
  '(?:do|did) you (?:currently |ever )?(?:have|suffer from|live with) (?:a |an |any )?(?:[a-z]+ ){0,2}(?:conditions?|diagnos[ie]s|disabilit(?:y|ies)|disorders?|impairments?|illness(?:es)?|health problems?|health issues?|adhd|autism|dyslexia|anxiety|depression)',
  'are you (?:autistic|neurodivergent|disabled|dyslexic)',
  '(?:have|were|are) you (?:ever )?(?:been )?diagnosed',
  'have you (?:ever )?(?:been treated|taken medication|received a diagnosis)',
  '(?:keep|hold|maintain) your (?:attention|focus|concentration)',
  '(?:what|which) (?:medication|treatment)s?',
  'your (?:(?:medical|health|mental health|neurological) (?:condition|history|issues?)|diagnos[ie]s|disabilit(?:y|ies))',
]);

function toPatterns(sources: readonly string[]): readonly RegExp[] {
  return sources.map((source) => new RegExp(`\\b${source}\\b`, 'gi'));
}

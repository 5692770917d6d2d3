/** Phrases with the words of a skill that say something else, by the key of the skill: what comes before or after it. */
const idioms: Readonly<Record<string, { readonly before?: RegExp; readonly after?: RegExp }>> = {
  supervision: {
    before:
      /\b(?:minimal|minimum|little|limited|remote|under|without|no)(?: (?:and|or|to|the|any|direct|close|remote|general|minimal|no)){0,4} $|\bwith (?:general|close) $/i,
  },
  training: {
    before:
      /\b(?:valuable|paid|on-the-job|initial|full|advanced|comparable|military|(?:we|will) provide|receive|complete|education,?(?: and| or)?) $/i,
    after: /^ (?:is |will be )?provided\b|^ in an? (?:\w+ )?(?:school|institute)\b/i,
  },
};

/** Names of languages that are also said of people and organizations: "a Russian family", "German customers". */
const languages = new Set(
  'arabic chinese croatian czech danish dutch finnish french german greek hebrew hindi hungarian italian japanese korean norwegian polish portuguese romanian russian spanish swedish thai turkish ukrainian vietnamese'.split(
    ' ',
  ),
);
const origins =
  /^ (?:famil(?:y|ies)|compan(?:y|ies)|markets?|customers?|clients?|government|army|navy|teams?|offices?|people|brands?|cuisine|food|restaurants?|culture|history|startups?|start-ups?|groups?|banks?|firms?|owners?|couple|man|woman|nationals?|citizens?|citizenship|subsidiary|partners?|investors?|embassy|law|economy)\b/i;

/** Phrases that are a product's name only with capitals. */
const everydayPhrases = new Set(['getting things done']);

/** Whether a match is part of a phrase that names no skill: "with minimal supervision", "paid training". */
export function isIdiom(text: string, { from, to }: { from: number; to: number }, key: string): boolean {
  if (everydayPhrases.has(key)) return /^\p{Ll}/u.test(text.slice(from, to));
  if (languages.has(key) && origins.test(text.slice(to, to + 20))) return true;
  const idiom = idioms[key];
  if (!idiom) return false;
  return (
    idiom.before?.test(text.slice(Math.max(0, from - 60), from)) || idiom.after?.test(text.slice(to, to + 60)) || false
  );
}

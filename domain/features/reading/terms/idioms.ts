interface Idiom {
  readonly before?: RegExp;
  readonly after?: RegExp;
}

/** Names of languages that are also said of people and organizations: "a Russian family", "German customers". */
const languages =
  'arabic chinese croatian czech danish dutch finnish french german greek hebrew hindi hungarian italian japanese korean norwegian polish portuguese romanian russian spanish swedish thai turkish ukrainian vietnamese'.split(
    ' ',
  );
const origins =
  /^ (?:famil(?:y|ies)|compan(?:y|ies)|markets?|customers?|clients?|government|army|navy|teams?|offices?|people|brands?|cuisine|food|restaurants?|culture|history|startups?|start-ups?|groups?|banks?|firms?|owners?|couple|man|woman|nationals?|citizens?|citizenship|subsidiary|partners?|investors?|embassy|law|economy|eras?|architecture|colon\w+|style|heritage|descent|origin)\b/i;

const networks = ['facebook', 'instagram', 'linkedin', 'pinterest', 'twitter', 'youtube'];
/** Where an employer can be found: "Follow us on LinkedIn, Twitter, and Facebook", "watch our YouTube video". */
const ownPage =
  /\b(?:follow|find|visit|see|watch|like|join|about|reach|check out|connect with) (?:us|our(?: \w+)?)(?: (?:on|at) [^.;:()]{0,40}| )$/i;

/** Phrases with the words of a skill that say something else, by the key of the skill: what comes before or after it. */
const idioms: Readonly<Record<string, Idiom>> = {
  ...forEach(languages, { after: origins }),
  ...forEach(networks, { before: ownPage }),
  supervision: {
    before:
      /\b(?:minimal|minimum|little|limited|normal|remote|under|without|no)(?: (?:and|or|to|the|any|direct|close|remote|general|minimal|no)){0,4} $|\bwith (?:general|close) $/i,
  },
  training: {
    before:
      /(?:-in-|cross-)$|\b(?:valuable|paid|on-the-job|initial|full|advanced|comparable|military|appropriate|necessary|required|additional|(?:we|will) provide|receive|complete|education,?(?: and| or)?) $/i,
    after: /^ (?:is |will be )?provided\b|^ in an? (?:\w+ )?(?:school|institute)\b|^,? (?:and|or|and\/or) education\b/i,
  },
  documentation: {
    before:
      /\b(?:submit|submitting|upload|attach|required|supporting|necessary|appropriate|requested|acceptable)(?: (?:all|any|the|your|appropriate|required|supporting|necessary|other))* $/i,
  },
  writing: {
    before:
      /\b(?:verbally|orally|verbal|oral|person|notified|request\w*|confirmed|approved)(?: (?:and|or|and\/or))? in $/i,
  },
  receiving: {
    after:
      /^ (?!(?:and|or|dock|department|area|clerk|functions?|duties|operations?|procedures?|process\w*|goods|inventory|materials?|merchandise|shipments?|deliveries|stock|supplies|products?|parts)\b)\p{L}/iu,
  },
  flexibility: { after: /^ Act(?!\p{Ll})/u },
  sales: {
    after: /^ (?:representatives?|reps?|managers?|teams?|persons?|people|staff|departments?|executives?|directors?)\b/i,
  },
  leadership: { before: /\b(?:senior|executive|agency|corporate|company|military|command) $/i },
  communications: {
    before: /\b(?:frequency|radio|satellite|data|wireless|network|electronic|mobile|optical|digital|voice) $/i,
  },
  'financial management': { after: /^ level\b/i },
  bargaining: { after: /^ units?\b/i },
  'law enforcement': { before: /\bnation[’']s $/i },
  logistics: { after: /^ and Technology\b/ },
  'primary care': { after: /^ (?:Telehealth|Outpatient|Clinics?)\b/ },
  'public health': { before: /\bprotect(?:s|ing)? $/i },
  'scientific research': { after: /^ (?:agenc(?:y|ies)|organizations?|institutions?)\b/i },
  programming: { before: /\bplanning, $/i, after: /^,? (?:and )?budget/i },
  installation: { after: /^(?:[’']s\b| (?:guides?|commanders?)\b)/i },
  instruction: {
    before: /\b(?:accept|receiv(?:e|ing)|follow|specific|written|oral|general|further|DoD|Air Force|Army|Navy) $/i,
    after: /^ \d/,
  },
  'personnel management': { before: /\bOffice of $/ },
  'safe driving': { after: /^ (?:records?|history)\b/i },
  'drive vehicles': { before: /\bwheel[- ]$/i },
};

function forEach(keys: readonly string[], idiom: Idiom): Record<string, Idiom> {
  return Object.fromEntries(keys.map((key) => [key, idiom]));
}

/** Phrases that are a product's name only with capitals. */
const everydayPhrases = new Set(['getting things done']);

/** Whether a match is part of a phrase that names no skill: "with minimal supervision", "paid training". */
export function isIdiom(text: string, { from, to }: { from: number; to: number }, key: string): boolean {
  if (everydayPhrases.has(key)) return /^\p{Ll}/u.test(text.slice(from, to));
  const written = text.slice(from, to);
  const owner = written.replace(/['’]s$/u, '');
  const idiom = idioms[owner === written ? key : owner.toLowerCase()];
  if (!idiom) return false;
  const end = from + owner.length;
  return (
    idiom.before?.test(text.slice(Math.max(0, from - 60), from)) ||
    idiom.after?.test(text.slice(end, end + 60)) ||
    false
  );
}

/** What a part of a posting is about. Skills are read from the first four; `legal` includes lists of courses. */
export type Section = 'requirements' | 'nice' | 'duties' | 'unknown' | 'about' | 'benefits' | 'legal';

/** The section that starts with a heading; undefined for any other text. A heading without a colon is a line of its own. */
export function findHeading(text: string, isLine: boolean): { readonly section: Section } | undefined {
  const bare = text.replace(/[\s:*_#-]+$/, '');
  const isMarked = /:\s*$/.test(text);
  if (!isLine || bare.length > 70 || /[.!?,;]$/.test(bare)) return undefined;
  const wordCount = bare.split(/\s+/).length;
  if (wordCount > (isMarked ? 9 : 6)) return undefined;
  const key = bare.toLowerCase().replaceAll('’', "'");
  const section = headings.find(([, pattern, loose]) => pattern.test(key) || (isMarked && loose?.test(key)))?.[0];
  return section && { section };
}

const exact = (words: string): RegExp => new RegExp(`^(?:${words})$`);
const adjectives =
  '(?:(?:the|your|our|basic|minimum|mandatory|required|essential|key|core|main|primary|major|specific|general|special|technical|professional|job|position|role|candidate|selection|other|additional|and|&|\\/|work|personal|soft|ideal|specialized|academic|successful) ?){0,5}';

/** First match wins. The second pattern is looser and needs a colon. */
const headings: readonly (readonly [Section, RegExp, RegExp?])[] = [
  [
    'nice',
    /^(?:(?:the )?(?:preferred|desired|desirable|recommended|optional|bonus|nice[ -]to[ -]haves?|good to haves?|pluses|plus(?:es)?|extra points?|brownie points)\b|(?:skills|qualifications|experience|requirements) (?:preferred|desired)$|(?:additional )?assets?$|what would be (?:nice|great)|(?:also )?(?:nice|great) if)/,
    /\b(?:a plus|bonus|preferred|desired|nice to have|would be (?:a plus|nice|an asset|great)|advantage)\b/,
  ],
  [
    'benefits',
    /^(?:(?:our |the |your |employee |some )?(?:benefits?|perks|compensation|remuneration|rewards|salary|pay|wages?|package)(?: (?:and|&|\/) ?\w+| package| include| offered)?|(?:what )?(?:do )?we(?:'re| are)? offer(?:ing)?(?: you)?|what(?:'s in it for you|(?: do)? you(?:'ll)? (?:get|receive|enjoy)| you can expect)|why (?:you'll love|you will love).*|in return.*|(?:salary|pay) range)$/,
    /\b(?:we offer|benefits|perks|in return|compensation)\b/,
  ],
  [
    'about',
    /^(?:about (?:us|the company|our \w+|the (?:team|employer|client|organi[sz]ation|agency|department|business|office)|[\p{L}\d]+)|who we are|(?:the |our )?(?:company|client|organi[sz]ation|agency|employer|team)(?: (?:overview|profile|description|background|summary|information|website|culture))?|our (?:story|mission|vision|values|culture|client|company)|why (?:us|join us|work (?:for|with|at) .*|[\p{L}\d]+)|background|overview of the company|introduction)$/u,
  ],
  [
    'legal',
    /^(?:(?:equal (?:employment )?opportunity|eeo|disclaimer|how (?:you will be evaluated|to apply|do i apply)|to apply|apply|apply now|application (?:process|procedure|instructions)?|conditions? of employment|physical (?:demands?|requirements?|effort)|working conditions|work(?:ing)? environment|additional information|other information|required documents|next steps|security clearance|notes?|important|contact(?: us| information)?|more information|relocation|location|travel|schedule|hours|work (?:schedule|hours)|date|deadline|closing date|department|reports to|status|type|website)\b.{0,40})$/,
  ],
  [
    'requirements',
    exact(
      `${adjectives}(?:requirements?|qualifications?|skills?(?: (?:and|&|\\/) ?[\\w ]{3,30})?|must[ -]haves?|experience(?: (?:and|&|\\/) ?[\\w ]{3,30})?|knowledge(?:,? skills?.{0,30})?|competenc(?:y|ies).{0,20}|education(?: (?:and|&|\\/|requirements?) ?[\\w ]{0,30})?|profile|certifications?.{0,30}|licen[sc]es?.{0,30}|expertise|background|criteria|attributes|qualities|abilities|expectations|technologies|tech stack|technical environment|tools)(?: (?:required|needed|include|are|is|for this position))?|(?:about|who) you(?: are)?|what (?:you(?:'ll| will)? (?:need|bring|have|should have|must have|know).{0,20}|we(?:'re| are) looking for|we (?:need|want|expect).{0,20}|it takes|you are|you're like).{0,10}|(?:you|the (?:ideal|successful|right|perfect) candidate) .{0,30}|you(?:'ll| will)? (?:have|need|bring|are).{0,20}|we(?:'re| are) looking for.{0,20}|is this you|your (?:profile|background|experience|skills).{0,20}|looking for|to (?:qualify|be successful|succeed).{0,30}|required|essential`,
    ),
    /\b(?:require[ds]?|requirements?|qualifications?|must|skills?|experience|qualify|candidates?|looking for|you (?:have|are|bring|need)|knowledge|proficien(?:t|cy)|including the following)\b/,
  ],
  [
    'duties',
    exact(
      `${adjectives}(?:responsibilit(?:y|ies)|dut(?:y|ies)|tasks?|accountabilit(?:y|ies)|functions?|activities|objectives?|assignments?|description|summary|overview|purpose|mission|scope)(?: (?:and|&|\\/) ?[\\w ]{3,30}| include| of the (?:job|role|position))?|what you(?:'ll| will)? (?:do|be doing|work on|be responsible for).{0,20}|what (?:will you|you) do|(?:about )?(?:the|this) (?:role|job|position|opportunity)|(?:the )?(?:role|job|position)|your (?:role|mission|job|tasks|responsibilities|day).{0,20}|in this role.{0,20}|day to day.{0,20}|a day in.{0,20}`,
    ),
    /\b(?:responsib\w+|duties|you will|will (?:include|be)|tasks|role)\b/,
  ],
];

/** Whether a sentence speaks about the company and not about the position. */
export function isAboutCompany(text: string): boolean {
  if (productSubject.test(text)) return true;
  if (staffSubject.test(text)) return !reader.test(text);
  return (companySubject.test(text) || companyIntroduction.test(text)) && !position.test(text);
}

/** "The team members come from around the world and bring experience in ..." describes others, whatever words follow. */
const staffSubject =
  /^(?:(?:our|the) (?:team(?: members)?|staff|people|employees|colleagues|founders|clients|customers) (?:come|comes|bring|brings|have|has|are|is|include|includes)\b|(?:our )?(?:offerings|products|services|clients|customers) include\b|(?:\w+ )?(?:specialties|specializations|focus areas) include\b|areas of expertise:|we (?:believe|help|provide|power|enable|serve|are (?:proud|dedicated|committed|passionate|an?|the|one))\b|[^.;]{2,200}, we are (?:proud|dedicated|committed)\b|[^.;]{0,80}\bhas (?:produced|served|helped|delivered|grown)\b)/i;
/** "Our eCommerce platform enables us to ...", "Through Acme, designers gain access to ...", also for "your brand". */
const productSubject =
  /^(?:[Oo]ur (?:[\w-]+ ){0,4}(?:platform|products?|software|technology|technologies|app|solutions?|services|tools?|system) (?:enables?|helps?|allows?|lets?|powers?|provides?|gives?|makes?|connects?)\b|(?:Through|With|On|Using) \p{Lu}[\w&.]{1,30}, (?:\w+ )?(?:designers|users|customers|clients|people|companies|businesses|teams|brands|shoppers|members|consumers|developers) )/u;
const reader = /\b(?:you|your|you'll|candidates?|applicants?|looking for|seeking|must|will)\b/i;

const companySubject =
  /^(?:we|our|its|it|they|their|since|founded|headquartered|established|based in|with (?:over|more than|offices)|for (?:over|more than|almost|nearly)|the company|join|\p{Lu}[\w&.]{1,30}(?: \p{Lu}[\w&.]{0,30}){0,4},?(?: (?:is|are|was|has|have|provides?|offers?|delivers?|builds?|speciali[sz]es|helps?|operates|designs|develops|creates|serves|works with|connects|makes)))\b/iu;
/** "From hospitals to schools, we're ...", "As a large clinic, the Kansas City VA provides ...", "The Office of Finance has ...". */
const companyIntroduction =
  /^(?:(?:From|As|With|In|At|Through|For) [^.]{2,160}?, (?:we\b|our\b|(?:the )?(?:\p{Lu}[\w&.]*\s){1,5}(?:provides?|offers?|is|has|serves?)\b)|The (?:\p{Lu}[\w&.-]*\s){0,5}(?:Center|Centre|Agency|Department|Division|Office|Bureau|Administration|Institute|Laboratory|Command|University|Hospital|Foundation|Association|Company|Corporation|Commission|Authority)(?: (?:of|for)(?: (?:the|and|\p{Lu}[\w&.-]*)){1,5})? (?:provides?|offers?|is|has|serves?|delivers?|supports?)\b)/u;
const position =
  /\b(?:you|your|you'll|candidates?|applicants?|incumbent|selectee|position|role|job|looking for|seeking|searching|hiring|recruiting|requires?|required|must|experience|skills|responsib\w+|duties|knowledge|ability|will|stack|technologies|tasks?|assist|work(?:ing)? (?:closely|with))\b/i;

/**
 * Whether a sentence at the start of a text introduces the employer: "The Office of Science is the largest funder of ...". After
 * the first sentence about the position, such a sentence describes the work.
 */
export function isIntroduction(text: string): boolean {
  return introductionStart.test(text) && statement.test(text);
}

export function speaksOfPosition(text: string): boolean {
  return position.test(text) || reader.test(text);
}

const introductionStart =
  /^(?:(?:The|This|Our|We|It|Its|They|At|In|With|From|Here|Back|Since|Using|Through|Comprised|Located|Founded|For|Two|Three)\b|\p{Lu}[\p{L}\d&.'’-]*(?:,? (?:&|of|and|for|the|\p{Lu}[\p{L}\d&.'’-]*)){0,8}(?: \([^)]{2,60}\))?,? (?:\p{L}+ ){0,2}(?:is|are|was|were|has|have|had|turns|strives)\b|\p{Lu}[\p{L}\d&.-]*['’]s? )/u;
const statement =
  /\b(?:is|are|was|were|has|have|had|strives?|includes?|employs?|provides?|offers?|inspires?|enables?|oversees|manages|encompasses|coordinates|ensures|supports|turns|brings)\b|['’](?:re|ve)\b/;

/** Whether a sentence is about the law, the application or working conditions, which are no requirements of the work. */
export function isBoilerplate(text: string): boolean {
  return boilerplate.test(text);
}

const boilerplate = new RegExp(
  [
    'equal (?:employment )?opportunit',
    'regardless of (?:race|age|gender|sex)',
    'without regard to',
    'race, (?:color|religion|creed)',
    'affirmative action',
    '(?:U\\.? ?S\\.?|United States) citizen',
    'citizenship',
    'background (?:investigation|check|screening)',
    'drug[ -](?:test|screen|free)',
    'urinalysis',
    'selective service',
    'direct deposit',
    "veterans?'?s?'? preference",
    'reasonable accommodation',
    'e-verify',
    'area of consideration',
    'this (?:job )?announcement',
    'vacancy announcement',
    'occupational questionnaire',
    'transcripts?\\b',
    '(?:send|submit|email|attach|upload|forward|post) (?:us )?(?:your|a|an updated|the) (?:updated |current )?(?:cv|r[eé]sum[eé]|cover|application|portfolio|salary)',
    'cover letter',
    '^to apply|(?:how|like|wish|interested|want) to apply|to apply (?:for|online|please|now|,|visit|send|click)',
    'apply (?:online|now|today|via|by|at|through)',
    'probationary period',
    'financial disclosure',
    'reemployed annuitant',
    'permanent change of station',
    'relocation (?:expenses|incentive)',
    'health insurance',
    '401\\(?k',
    'paid (?:time off|vacation|holidays|leave)',
    'dental,? (?:(?:and|&) )?(?:vision|medical|life)\\b|(?:medical|health|vision|life),? (?:(?:and|&) )?dental\\b',
    'dental (?:insurance|coverage|plans?|benefits?)',
    '(?:transit|child ?care|commut(?:er|ing)|tuition|gym|wellness|parking) (?:and [\\w ]{3,20} )?(?:subsid(?:y|ies)|stipends?|reimbursements?|discounts?|allowances?)',
    'paid (?:parental|maternity|paternity|sick|family|annual) leave',
    'employee (?:assistance program|discounts?|stock)',
    'stock options',
    'profit[ -]sharing',
    'flexible spending',
    'paid and unpaid experience',
    'volunteer (?:work|experience|service) (?:helps?|done|provides?)',
    'we (?:celebrate|value|embrace|welcome|are committed to) (?:\\w+ ){0,3}(?:diversity|inclusi)',
    'protected (?:veteran|class|characteristic)',
    'qualified applicants (?:will|with|are)',
    'applicants? (?:must|will|may|who)? ?(?:meet|submit|be considered|be notified|claim)',
    'personal information',
    'please (?:call|contact|email|send|visit|click|note|apply|see|read|quote)',
    'for (?:more|further) (?:information|details)',
    'for information (?:about|on)\\b',
    '(?:security|secret) clearance',
    '\\byour (?:resume|r[eé]sum[eé]|application)\\b(?! must (?:also |clearly )?(?:describe|demonstrate|reflect)\\b)',
    'electronic funds',
    'federal employee',
    'excepted service',
    'competitive service',
    'merit promotion',
    'vaccinat',
    'workforce framework',
    '(?:OPM|cyber) (?:cyber )?code\\b',
  ].join('|'),
  'i',
);

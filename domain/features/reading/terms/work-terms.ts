import type { JobType, WorkMode } from '#domain/features/jobs/job.ts';
import type { ReadValue } from '#domain/features/reading/posting/requirements.ts';
import { excerpt } from '#domain/features/reading/text/excerpt.ts';
import type { Segment } from '#domain/features/reading/text/segments.ts';

/** Where the work is done. Being eligible for telework means a part of the week. */
export function readWorkMode(title: string, segments: readonly Segment[]): ReadValue<WorkMode> | null {
  const texts = toTexts(segments.filter(({ text }) => !/COVID|vaccin/i.test(text) && mayNameMode.test(text)));
  return (
    readFirst(workModes, [{ text: title, weight: 1 }], (text) => text.replace(remoteThings, ' ')) ??
    readFirst(workModes, texts, (text) => text.replace(remoteThings, ' '))
  );
}

/** The kind of employment. */
export function readJobType(title: string, segments: readonly Segment[]): ReadValue<JobType> | null {
  const inTitle = readFirst(titleTypes, [{ text: title, weight: 1 }]);
  return inTitle ?? readFirst(jobTypes, toTexts(segments.filter(isAboutJob)));
}

/** Experience of any hours, and what a trainee can become, say nothing about this job. */
const mayNameMode =
  /remote|telework|telecommut|hybrid|home|site|office|virtual|days|local|located|live |reside|in[- ]person/i;

function isAboutJob({ section, text }: Segment): boolean {
  return (
    section !== 'benefits' &&
    section !== 'about' &&
    !/\bexperience\b|\bconver(?:t|sion)\b|\bapplicants?\b|\btelework|eligible to apply/i.test(text)
  );
}

type Rule<T> = readonly [value: T, pattern: RegExp, confidence: number];

interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

function toTexts(segments: readonly Segment[]): WeightedText[] {
  return segments.map(({ text, section }) => ({ text, weight: section === 'about' ? 0.6 : 1 }));
}

/** The first rule that a text meets, in the order of the rules. */
function readFirst<T>(
  rules: readonly Rule<T>[],
  texts: readonly WeightedText[],
  clean: (text: string) => string = (text) => text,
): ReadValue<T> | null {
  for (const [value, pattern, confidence] of rules) {
    const found = texts.find(({ text }) => pattern.test(clean(text)));
    if (found)
      return {
        value,
        evidence: {
          sentence: excerpt(found.text, clean(found.text).search(pattern)),
          confidence: confidence * found.weight,
        },
      };
  }
  return null;
}

const remoteThings =
  /\bremote(?:ly)? (?:sites?|areas?|locations?|access|desktop|sens\w+|control\w*|teams?|users?|support|worksites?|villages?|monitor\w*|offices?|devices?|systems?|servers?|diagnos\w+|clients?|workers?|arrangements?)\b|work location or work arrangement/gi;

const workModes: readonly Rule<WorkMode>[] = [
  [
    'on_site',
    /\b(?:not|no|isn[’']t|never)\b(?: an?)?(?: currently)? ?(?:be )?(?:eligible (?:for|to)|a|an|suitable for|available for|open to|offer(?:ed|ing)?)? ?(?:a )?(?:fully )?(?:remote|telework\w*|telecommut\w*|work(?:ing)? from home|hybrid)|\b(?:telework|virtual|remote):? (?:is )?not\b|\bon[- ]?site only|\b(?:remote|telework)(?: work)?(?: is)? not (?:available|possible|allowed|an option|offered|permitted)|telework eligible:? no\b/i,
    0.9,
  ],
  [
    'hybrid',
    /\bhybrid\b(?:[ -](?:work\w*|schedule|role|position|model|remote|office|environment|arrangement|job)|[,)]|$)|\b(?:one|two|three|four|[1-4]) days?(?: (?:a|per|each) week)? (?:in (?:the )?office|remote\w*|from home|on[- ]?site|at home)\b/i,
    0.9,
  ],
  [
    'remote',
    /\b(?:fully|100%|completely|entirely|permanently) (?:remote|virtual|work from home)|\b(?:position|role|job|opportunity|team) (?:is|can be|may be|will be) (?:\w+ )?(?:remote|performed remotely|done remotely|virtual)\b|\bremote[- ](?:first|position|role|job|opportunity|work(?:ing)?\b(?! experience))|\bremote\)|^remote\b|[-–,|(] ?remote\b|\bopen to remote\b|\bwork(?:ing)? (?:fully )?remotely\b|\bwork(?:ing)? (?:from|at) (?:home|anywhere)\b|\bhome[- ]based\b|\btelecommute\b/i,
    0.85,
  ],
  [
    'hybrid',
    /\btelework[- ](?:eligible|is (?:available|permitted|possible|authorized))|\b(?:eligible|suitable) for (?:\w+ )?telework|\btelework eligible:? yes|\b(?:occasional|partial|part[- ]time|situational|ad[- ]hoc|some|regular) (?:remote|telework|work from home)|\bmay be allowed to telework/i,
    0.65,
  ],
  [
    'on_site',
    /\b(?:on[- ]?site|in[- ](?:office|person)) (?:position|role|job|only|required|presence|work|attendance|\d days)|\b(?:must|required to|will|you[’']ll) (?:work|be|report) (?:on[- ]?site|in[- ](?:the )?office|in[- ]person)|\b(?:local candidates only|must be local|must (?:live|reside|be (?:located|based)) (?:in|near|within)\b(?! (?:and\b|(?:the )?(?:continental |mainland )?(?:US|U\.S|USA|United States|country|Canada|UK|United Kingdom|EU)\b|(?:one|any) of|these states|the following)))/i,
    0.7,
  ],
];

const titleTypes: readonly Rule<JobType>[] = [
  ['internship', /\bintern(?:ship)?s?\b|\bco-?op\b/i, 0.95],
  ['apprenticeship', /\bapprentice(?:ship)?\b/i, 0.9],
  ['volunteer', /\bvolunteer\b(?! (?:coordinator|manager|services|program|director))/i, 0.9],
  ['part_time', /\bpart[- ]time\b|\bP\/T\b/i, 0.95],
  ['temporary', /\b(?:temporary|temp|seasonal|per diem|PRN)\b/i, 0.9],
  [
    'contract',
    /\b(?:contract(?:or)?|freelance|contract[- ]to[- ]hire)\b(?! (?:manager|specialist|administrator|officer|analyst|negotiator|management|administration|attorney|compliance|price|closeout|monitor))/i,
    0.85,
  ],
  ['full_time', /\bfull[- ]time\b/i, 0.95],
];

const jobTypes: readonly Rule<JobType>[] = [
  [
    'internship',
    /\b(?:this|an?|our|paid|unpaid|summer) (?:\w+ ){0,2}internship\b(?! experience)|\binternship (?:program|position|opportunity)/i,
    0.8,
  ],
  ['apprenticeship', /\bapprenticeship (?:program|position)|\bthis apprenticeship/i, 0.8],
  ['volunteer', /\b(?:this is a|unpaid) volunteer (?:position|role)/i, 0.8],
  [
    'part_time',
    /\b(?:this|position|job|role|schedule|hours|type|status|employment)\b[^.;]{0,30}\bpart[- ]time\b|^\W*part[- ]time\b(?! work)/i,
    0.8,
  ],
  [
    'temporary',
    /\b(?:temporary|seasonal|term|fixed[- ]term|per diem) (?:position|appointment|role|job|assignment|employment|contract)|\bappointment not to exceed\b|\bnot[- ]to[- ]exceed \d|\b(?:position|job|role|appointment) is (?:a )?(?:temporary|seasonal)/i,
    0.8,
  ],
  [
    'contract',
    /\b\d{1,2}[- ]?(?:\+ )?months? contract\b|\b(?:this is a|type:?|position:?|on a) contract\b|\bcontract (?:position|role|job|basis|to hire|opportunity)\b|\b(?:1099|corp[- ]to[- ]corp|freelance (?:position|role|basis))\b/i,
    0.8,
  ],
  [
    'full_time',
    /\bfull[- ]time\b|\bpermanent (?:position|role|job|full|opportunity)|\b40 hours (?:per|a) week\b/i,
    0.75,
  ],
];

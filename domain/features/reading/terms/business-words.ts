import { excerpt } from '#domain/features/reading/text/excerpt.ts';
import type { Segment } from '#domain/features/reading/text/segments.ts';

interface Business {
  /** A name of the industry in the taxonomy. */
  readonly name: string;
  readonly sentence: string;
}

/** A text is about a business if it names its things at least this often... */
const minMentions = 3;
/** ...and this many times as often as those of any other. */
const minLead = 2;

/**
 * The industry whose things a posting speaks of most: "payments", "settlement" and "fraud checks" are finance, "freight"
 * and "shipments" logistics. Undefined if it speaks of none, or of several alike.
 */
export function readBusiness(segments: readonly Segment[]): Business | undefined {
  const found = kinds
    .map(([name, pattern]) => ({ name, ...countMentions(segments, pattern) }))
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = found;
  if (!first || first.count < minMentions || first.count < minLead * (second?.count ?? 0)) return undefined;
  return { name: first.name, sentence: first.sentence };
}

function countMentions(segments: readonly Segment[], pattern: RegExp): { count: number; sentence: string } {
  let count = 0;
  let sentence = '';
  for (const { text, section } of segments) {
    if (section === 'legal' || section === 'benefits') continue;
    for (const { index } of text.matchAll(pattern)) {
      count += 1;
      sentence ||= excerpt(text, index);
    }
  }
  return { count, sentence };
}

const toPattern = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'gi');

/** Words that the business itself uses; none that other offices use as well, such as "accounts" or "students" of a course. */
const kinds: readonly (readonly [string, RegExp])[] = [
  [
    'Fintech',
    toPattern(
      'fintech|payments? (?:processing|platform|services?|space|systems?|flows?|rails|path|clearing|settlement|authorization|infrastructure|transactions?|pipeline|processors?|gateway|organization|engineering)|payments?,? (?:or|and|,)? ?(?:fintech|banking)|settlements?|reconciliation|clearing|fraud|lending|loans?|banking|banks?|financial (?:services|transactions?|data|institutions?|environment|domain)|trading|brokerage accounts?',
    ),
  ],
  [
    'Retail',
    toPattern(
      'retail(?:er|ers)?|e-?commerce|merchandis(?:e|ing|ers?)|stores?|shoppers?|point[- ]of[- ]sale|online marketplace|marketplace|apparel|storefronts?|omnichannel|grocery',
    ),
  ],
  [
    'Logistics',
    toPattern(
      'freight|shipments?|logistics|fleets?|carriers?|trucking|dispatch(?:ers?)?|route[- ]planning|supply chain',
    ),
  ],
  ['Entertainment', toPattern('games?|gaming|gamers?|multiplayer|players?|matchmaking|esports')],
  ['Insurance', toPattern('insurance|insurers?|policyholders?|underwrit(?:ing|ers?)|actuar(?:y|ial|ies)')],
  ['Hospitals', toPattern('hospitals?|inpatient|bedside|intensive care|operating rooms?')],
  ['Restaurants', toPattern('restaurants?|kitchens?|diners?|chefs?|menus?')],
  ['Hotels', toPattern('hotels?|resorts?|guest rooms?|front desk of the hotel')],
  ['Construction', toPattern('construction|job ?sites?|subcontractors?|general contractors?')],
  [
    'Oil and gas',
    toPattern('oil and gas|oil & gas|oilfield|drilling|wells?bores?|refiner(?:y|ies)|upstream|downstream'),
  ],
  ['Telecommunications', toPattern('telecom(?:s|munications)?|broadband|wireless carriers?|mobile operators?')],
  ['Real Estate', toPattern('real estate|landlords?|tenants?|leasing|property managers?')],
  ['Law', toPattern('law firms?|litigation|attorneys?|paralegals?')],
  ['Child care services', toPattern('child ?care|day ?care|preschools?|toddlers?|infants?')],
];

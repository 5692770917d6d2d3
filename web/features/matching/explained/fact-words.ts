import type { ExperienceFact, LocationFact, PayFact } from '#domain/features/matching/explanation/match-facts.ts';
import { formatCountry, formatDistance } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import { formatPay } from '#web/lib/texts/pay-text.ts';
import type { Reader } from './match-words.ts';

/** "Asks for 3 to 7 years. Your profile shows about 2 years." */
export function describeExperience(t: Translate, fact: ExperienceFact, reader: Reader): string {
  return `${describeAskedYears(t, fact)} ${describeOwnYears(t, fact, reader)}`;
}

function describeAskedYears(t: Translate, { asked_min: min, asked_max: max }: ExperienceFact): string {
  if (!min && (max === null || max === 0)) return t('matching.experience.askedNone');
  if (max === null) return t('matching.experience.askedFrom', { count: min ?? 0 });
  if (!min) return t('matching.experience.askedUpTo', { count: max });
  return min === max
    ? t('matching.experience.asked', { count: max })
    : t('matching.experience.askedRange', { min, count: max });
}

function describeOwnYears(t: Translate, { own_years: years }: ExperienceFact, reader: Reader): string {
  if (years === null) return t(`matching.${reader}.yearsUnknown`);
  if (years < 1) return t(`matching.${reader}.yearsBelowOne`);
  return t(`matching.${reader}.years`, { count: Math.round(years) });
}

/** Below this distance, a number would say nothing. */
const sameTownKm = 2;

export function describeLocation(t: Translate, fact: LocationFact): string {
  const { verdict, city, region, country, own_country: own, distance_km: distance, nearest } = fact;
  const location = [city, region].filter(Boolean).join(', ') || nameCountry(country);
  if (location === '' && !verdict.startsWith('remote')) return t('matching.location.notListed');
  const values = {
    location,
    distance: distance === null ? '' : formatDistance(distance),
    nearest,
    country: nameCountry(country),
    own: nameCountry(own),
  };
  // In a preferred state or province, there may be no distance.
  const isSame = verdict === 'near' && (distance === null || distance < sameTownKm);
  return t(`matching.location.${isSame ? 'same' : verdict}`, values);
}

function nameCountry(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? formatCountry(code) : code;
}

export function describePay(t: Translate, { verdict, salary, wanted }: PayFact): string {
  const listed = formatPay(t, salary);
  if (verdict === 'no_preference') return t(`matching.pay.${salary ? 'noPreference' : 'neither'}`, { pay: listed });
  const own = formatPay(t, wanted && { ...wanted, max: wanted.min });
  return t(`matching.pay.${verdict}`, { pay: listed, own });
}

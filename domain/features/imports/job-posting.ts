import { type Fields, isRecord, isTrue, linesOf, listOf, numberOf, recordOf, textOf } from './lenient.ts';
import { emptyPosting, type Posting, type PostingPay } from './posting.ts';
import type { PlainText } from './shapes.ts';

/** schema.org JobPosting, in the several ways people write it. */
export function readJobPosting(fields: Fields, plain: PlainText): Posting {
  const text = (value: unknown): string => plain(linesOf(value));
  const place = recordOf(fields.jobLocation);
  const geo = recordOf(place.geo);
  return {
    ...emptyPosting,
    id: textOf(recordOf(fields.identifier).value ?? fields.identifier) || textOf(fields.url ?? fields['@id']),
    title: plain(textOf(fields.title ?? fields.name)),
    company: plain(textOf(fields.hiringOrganization)),
    description: text(fields.description),
    responsibilities: text(fields.responsibilities),
    requirements: requirementsOf(fields, plain),
    benefits: text(fields.jobBenefits ?? fields.benefits),
    ...addressOf(place),
    latitude: numberOf(geo.latitude ?? place.latitude),
    longitude: numberOf(geo.longitude ?? place.longitude),
    isRemote: /telecommute|remote/i.test(textOf(fields.jobLocationType)) || isTrue(fields.remote),
    employmentTypes: listOf(fields.employmentType).flatMap((each) => each.split(',')),
    pay: payOf(fields),
    posted: textOf(fields.datePosted),
    validThrough: textOf(fields.validThrough),
    openings: textOf(fields.totalJobOpenings),
    education: requirementWords(fields.educationRequirements, 'credentialCategory'),
    experience: experienceOf(fields.experienceRequirements),
    skills: listOf(fields.skills).flatMap((each) => each.split(/[,•\n]/)),
    industries: listOf(fields.industry),
    url: textOf(fields.url),
  };
}

function addressOf(place: Fields): Pick<Posting, 'city' | 'region' | 'country' | 'placeText'> {
  const address = isRecord(place.address) ? place.address : {};
  return {
    city: textOf(address.addressLocality),
    region: textOf(address.addressRegion),
    country: textOf(address.addressCountry),
    placeText: typeof place.address === 'string' ? place.address : textOf(place.name),
  };
}

function requirementsOf(fields: Fields, plain: PlainText): string {
  const parts = [fields.qualifications, fields.experienceRequirements, fields.educationRequirements, fields.skills];
  const texts = parts.map((part) => (isRecord(part) ? textOf(part.description ?? part.name) : linesOf(part)));
  return [...new Set(texts.map(plain).filter(Boolean))].join('\n');
}

function requirementWords(value: unknown, field: string): string {
  return isRecord(value) ? textOf(value[field] ?? value.description ?? value.name) : textOf(value);
}

/** Google asks for months of experience. */
function experienceOf(value: unknown): string {
  const months = numberOf(recordOf(value).monthsOfExperience);
  return months === null ? requirementWords(value, 'description') : `${Math.round(months / 12)} years`;
}

function payOf(fields: Fields): PostingPay {
  const salary = fields.baseSalary ?? fields.estimatedSalary;
  const amount = recordOf(salary);
  const value = isRecord(amount.value) ? amount.value : amount;
  const whole = isRecord(salary) || Array.isArray(salary) ? textOf(value.value) : textOf(salary);
  return {
    min: textOf(value.minValue) || whole,
    max: textOf(value.maxValue) || whole,
    currency: textOf(amount.currency ?? value.currency ?? fields.salaryCurrency),
    period: textOf(value.unitText ?? amount.unitText ?? value.duration),
  };
}

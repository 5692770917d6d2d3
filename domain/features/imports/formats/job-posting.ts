import { emptyPosting, type Posting, type PostingPay } from '#domain/features/imports/posting.ts';
import {
  type Fields,
  isRecord,
  type PlainText,
  readLines,
  readList,
  readNumber,
  readRecord,
  readText,
} from './lenient.ts';

/** Reads a schema.org JobPosting in its common variants. */
export function readJobPosting(fields: Fields, plain: PlainText): Posting {
  const text = (value: unknown): string => plain(readLines(value));
  const location = readRecord(fields.jobLocation);
  const geo = readRecord(location.geo);
  return {
    ...emptyPosting,
    id: readText(readRecord(fields.identifier).value ?? fields.identifier) || readText(fields.url ?? fields['@id']),
    title: plain(readText(fields.title ?? fields.name)),
    company: plain(readText(fields.hiringOrganization)),
    description: text(fields.description),
    responsibilities: text(fields.responsibilities),
    requirements: readRequirements(fields, plain),
    benefits: text(fields.jobBenefits ?? fields.benefits),
    ...readAddress(location),
    latitude: readNumber(geo.latitude ?? location.latitude),
    longitude: readNumber(geo.longitude ?? location.longitude),
    workMode: readText(fields.jobLocationType) || readText(fields.remote),
    employmentTypes: readList(fields.employmentType).flatMap((each) => each.split(',')),
    pay: readPay(fields),
    posted: readText(fields.datePosted),
    validThrough: readText(fields.validThrough),
    openings: readText(fields.totalJobOpenings),
    education: readRequirement(fields.educationRequirements, 'credentialCategory'),
    experience: readExperience(fields.experienceRequirements),
    skills: readList(fields.skills).flatMap((each) => each.split(/[,•\n]/)),
    industries: readList(fields.industry),
    url: readText(fields.url),
  };
}

function readAddress(location: Fields): Pick<Posting, 'city' | 'region' | 'country' | 'locationText'> {
  const address = isRecord(location.address) ? location.address : {};
  return {
    city: readText(address.addressLocality),
    region: readText(address.addressRegion),
    country: readText(address.addressCountry),
    locationText: typeof location.address === 'string' ? location.address : readText(location.name),
  };
}

function readRequirements(fields: Fields, plain: PlainText): string {
  const parts = [fields.qualifications, fields.experienceRequirements, fields.educationRequirements, fields.skills];
  const texts = parts.map((part) => (isRecord(part) ? readText(part.description ?? part.name) : readLines(part)));
  return [...new Set(texts.map(plain).filter(Boolean))].join('\n');
}

function readRequirement(value: unknown, field: string): string {
  return isRecord(value) ? readText(value[field] ?? value.description ?? value.name) : readText(value);
}

/** Google's variant gives months of experience. */
function readExperience(value: unknown): string {
  const months = readNumber(readRecord(value).monthsOfExperience);
  return months === null ? readRequirement(value, 'description') : `${Math.round(months / 12)} years`;
}

function readPay(fields: Fields): PostingPay {
  const salary = fields.baseSalary ?? fields.estimatedSalary;
  const amount = readRecord(salary);
  const value = isRecord(amount.value) ? amount.value : amount;
  return {
    text: isRecord(salary) || Array.isArray(salary) ? readText(value.value) : readText(salary),
    min: readText(value.minValue),
    max: readText(value.maxValue),
    currency: readText(amount.currency ?? value.currency ?? fields.salaryCurrency),
    period: readText(value.unitText ?? amount.unitText ?? value.duration),
  };
}

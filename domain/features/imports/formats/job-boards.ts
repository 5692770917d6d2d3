import { emptyPosting, type Posting } from '#domain/features/imports/posting.ts';
import { type Fields, type PlainText, readLines, readList, readNumber, readRecord, readText } from './lenient.ts';

export function isGreenhouseJob(fields: Fields): boolean {
  return 'title' in fields && 'absolute_url' in fields && ('content' in fields || 'internal_job_id' in fields);
}

/** Reads a job of the Greenhouse Job Board API. Its HTML is escaped twice. */
export function readGreenhouseJob(fields: Fields, plain: PlainText): Posting {
  const metadata = Array.isArray(fields.metadata) ? fields.metadata.map(readRecord) : [];
  const type = metadata.find(({ name }) => /employment|job type/i.test(readText(name)));
  return {
    ...emptyPosting,
    id: readText(fields.id),
    title: plain(readText(fields.title)),
    company: plain(readText(fields.company_name)),
    description: plain(readText(fields.content)),
    locationText: readText(fields.location),
    workMode: /\bremote\b/i.test(readText(fields.location)) ? 'remote' : '',
    employmentTypes: type ? readList(type.value) : [],
    posted: readText(fields.first_published) || readText(fields.updated_at),
    validThrough: readText(fields.application_deadline),
    url: readText(fields.absolute_url),
  };
}

export function isLeverPosting(fields: Fields): boolean {
  return 'text' in fields && 'categories' in fields;
}

/** Reads a posting of the Lever Postings API. */
export function readLeverPosting(fields: Fields, plain: PlainText): Posting {
  const categories = readRecord(fields.categories);
  const pay = readRecord(fields.salaryRange);
  const lists = Array.isArray(fields.lists) ? fields.lists.map(readRecord) : [];
  const { requirements, responsibilities, others } = splitLists(lists, plain);
  const description = readText(fields.descriptionPlain) || plain(readText(fields.description));
  const closing = readText(fields.additionalPlain) || plain(readText(fields.additional));
  return {
    ...emptyPosting,
    id: readText(fields.id),
    title: plain(readText(fields.text)),
    description: [description, ...others, closing].filter(Boolean).join('\n\n'),
    responsibilities,
    requirements,
    locationText: readText(categories.location),
    country: readText(fields.country),
    workMode: readText(fields.workplaceType),
    employmentTypes: readList(categories.commitment),
    pay: {
      ...emptyPosting.pay,
      min: readText(pay.min),
      max: readText(pay.max),
      currency: readText(pay.currency),
      period: readText(pay.interval),
    },
    posted: formatMoment(readNumber(fields.createdAt)),
    url: readText(fields.hostedUrl),
  };
}

/** The lists of a posting have free headings. */
function splitLists(lists: readonly Fields[], plain: PlainText) {
  const parts = { requirements: [] as string[], responsibilities: [] as string[], others: [] as string[] };
  for (const list of lists) {
    const heading = plain(readText(list.text));
    const content = plain(readText(list.content));
    if (/require|qualif|you (?:have|bring|are)|skills|experience|looking for/i.test(heading)) {
      parts.requirements.push(content);
    } else if (/responsib|duties|you.ll do|contribute|the role/i.test(heading)) parts.responsibilities.push(content);
    else parts.others.push([heading, content].join('\n'));
  }
  return {
    requirements: parts.requirements.join('\n'),
    responsibilities: parts.responsibilities.join('\n'),
    others: parts.others,
  };
}

function formatMoment(milliseconds: number | null): string {
  const isValid = milliseconds !== null && Math.abs(milliseconds) < 8.64e15;
  return isValid ? new Date(milliseconds).toISOString() : '';
}

export function isUsajobsItem(fields: Fields): boolean {
  return 'MatchedObjectDescriptor' in fields;
}

/** Reads an item in the answer of the USAJOBS search API. */
export function readUsajobsItem(fields: Fields, plain: PlainText): Posting {
  const item = readRecord(fields.MatchedObjectDescriptor);
  const details = readRecord(readRecord(item.UserArea).Details);
  const location = readRecord(item.PositionLocation);
  const pay = readRecord(item.PositionRemuneration);
  const city = readText(location.CityName);
  return {
    ...emptyPosting,
    id: `usajobs-${readText(fields.MatchedObjectId) || readText(item.PositionID)}`,
    title: plain(readText(item.PositionTitle)),
    company: plain(readText(item.OrganizationName) || readText(item.DepartmentName)),
    description: plain(readText(details.JobSummary) || readText(item.QualificationSummary)),
    responsibilities: plain(readLines(details.MajorDuties)),
    requirements: plain(readText(item.QualificationSummary)),
    benefits: plain(readText(details.Benefits)),
    city: city.split(',')[0] ?? '',
    region: readText(location.CountrySubDivisionCode),
    country: readText(location.CountryCode),
    locationText: readText(item.PositionLocationDisplay),
    latitude: readNumber(location.Latitude),
    longitude: readNumber(location.Longitude),
    workMode: readText(details.TeleworkEligible) === 'true' ? 'hybrid' : '',
    employmentTypes: readList(readRecord(item.PositionSchedule).Name),
    pay: {
      ...emptyPosting.pay,
      min: readText(pay.MinimumRange),
      max: readText(pay.MaximumRange),
      currency: 'USD',
      period: readText(pay.RateIntervalCode ?? pay.Description).replace(/^per\s+/i, ''),
    },
    posted: readText(item.PublicationStartDate),
    validThrough: readText(item.ApplicationCloseDate),
    openings: readText(details.TotalOpenings),
    industries: ['Government'],
    url: readText(item.PositionURI),
  };
}

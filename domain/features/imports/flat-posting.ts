import { type Fields, isTrue, type PlainText, readLines, readList, readNumber, readText } from './lenient.ts';
import { emptyPosting, type Posting } from './posting.ts';

/** Reads a flat record by common field names. */
export function readFlatPosting(fields: Fields, plain: PlainText): Posting {
  const text = (...names: readonly string[]): string => readText(findFirst(fields, names));
  const long = (...names: readonly string[]): string => plain(readLines(findFirst(fields, names)));
  return {
    ...emptyPosting,
    id: text('id', 'job_id', 'source_id', 'reference'),
    title: plain(text('title', 'job_title', 'position')),
    company: plain(text('company', 'company_name', 'employer', 'organization') || text('department')),
    description: long('description', 'job_description'),
    responsibilities: long('responsibilities', 'duties'),
    requirements: long('requirements', 'qualifications'),
    benefits: long('benefits'),
    city: text('city'),
    region: text('region', 'state', 'province'),
    country: text('country'),
    locationText: text('location_text', 'location'),
    latitude: readNumber(findFirst(fields, ['lat', 'latitude'])),
    longitude: readNumber(findFirst(fields, ['lon', 'lng', 'longitude'])),
    isRemote: isTrue(fields.remote),
    employmentTypes: readList(findFirst(fields, ['employment_type', 'job_type', 'type'])),
    pay: {
      min: text('salary_min', 'salary_from', 'salary'),
      max: text('salary_max', 'salary_to', 'salary'),
      currency: text('currency', 'salary_currency'),
      period: text('salary_period', 'pay_period'),
    },
    posted: text('date_posted', 'posted_at', 'published_at'),
    validThrough: text('valid_through', 'closes_on', 'closing_date'),
    openings: text('openings'),
    education: text('education_required', 'education'),
    experience: text('experience_level', 'experience'),
    skills: readList(fields.skills).flatMap((each) => each.split(',')),
    industries: readList(fields.industry),
    url: text('url', 'link'),
  };
}

function findFirst(fields: Fields, names: readonly string[]): unknown {
  return names.map((name) => fields[name]).find((value) => value !== undefined && value !== null && value !== '');
}
